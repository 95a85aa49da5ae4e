package io.github.jefibootmgr;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import java.util.List;

/** Classes outside of the project, or in one of some of its packages. */
final class OutsideOr extends DescribedPredicate<JavaClass> {
  private final String root;
  private final List<String> packages;

  OutsideOr(String root, String... packages) {
    super("are outside of " + root + " or in one of " + List.of(packages));
    this.root = root;
    this.packages = List.of(packages);
  }

  @Override
  public boolean test(JavaClass type) {
    String name = type.getPackageName();
    boolean inside = name.equals(root) || name.startsWith(root + ".");
    return !inside || packages.contains(name);
  }
}
