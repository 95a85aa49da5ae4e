import java.io.File;
import java.util.ArrayList;
import java.util.List;
import org.teavm.model.BasicBlock;
import org.teavm.model.ClassHolder;
import org.teavm.model.ClassHolderTransformer;
import org.teavm.model.ClassHolderTransformerContext;
import org.teavm.model.Instruction;
import org.teavm.model.MethodHolder;
import org.teavm.model.MethodReference;
import org.teavm.model.Program;
import org.teavm.model.ValueType;
import org.teavm.model.instructions.InvocationType;
import org.teavm.model.instructions.InvokeInstruction;
import org.teavm.tooling.ConsoleTeaVMToolLog;
import org.teavm.tooling.TeaVMProblemRenderer;
import org.teavm.tooling.TeaVMTargetType;
import org.teavm.tooling.TeaVMTool;
import org.teavm.tooling.TeaVMToolException;
import org.teavm.vm.TeaVMOptimizationLevel;

/**
 * Compiles the program to C with TeaVM. Run from source by the profile {@code native}:
 *
 * <pre>java -cp CLASSES:TEAVM src/native/java/CompileToC.java DIRECTORY</pre>
 */
public final class CompileToC {
  private static final String MAIN = "io.github.jefibootmgr.teavm.Main";

  /** Grows as needed up to the other; only what is used is ever backed by memory. */
  private static final int FIRST_HEAP = 1 << 20;

  private static final int LARGEST_HEAP = 256 << 20;

  private CompileToC() {}

  /** Compiles into a directory, and fails on any problem. */
  public static void main(String[] args) throws TeaVMToolException {
    TeaVMTool tool = new TeaVMTool();
    ConsoleTeaVMToolLog log = new ConsoleTeaVMToolLog(false);
    tool.setLog(log);
    tool.setClassLoader(CompileToC.class.getClassLoader());
    tool.setTargetType(TeaVMTargetType.C);
    tool.setTargetDirectory(new File(args[0]));
    tool.setMainClass(MAIN);
    tool.setEntryPointName("jefibootmgr_run");
    tool.setOptimizationLevel(TeaVMOptimizationLevel.ADVANCED);
    tool.setObfuscated(true);
    tool.setShortFileNames(true);
    tool.setAssertionsRemoved(true);
    tool.setMinHeapSize(FIRST_HEAP);
    tool.setMaxHeapSize(LARGEST_HEAP);
    tool.getTransformers().add(KeepOrder.class.getName());
    tool.generate();
    if (!tool.getProblemProvider().getProblems().isEmpty()) {
      TeaVMProblemRenderer.describeProblems(
          tool.getDependencyInfo().getCallGraph(), tool.getProblemProvider(), log);
      System.exit(1);
    }
  }

  /**
   * Keeps calls in Java's order. TeaVM writes {@code f(a(), b())} as the same C expression, and C
   * leaves open which argument is evaluated first: gcc begins with the last. A statement between a
   * call and the use of its result keeps TeaVM from joining the two into one expression.
   */
  public static final class KeepOrder implements ClassHolderTransformer {
    private static final MethodReference BARRIER =
        new MethodReference(
            "io.github.jefibootmgr.os.teavm.EvaluationOrder", "barrier", ValueType.VOID);

    @Override
    public void transformClass(ClassHolder cls, ClassHolderTransformerContext context) {
      if (cls.getName().startsWith("org.teavm.runtime.")) {
        return;
      }
      for (MethodHolder method : cls.getMethods()) {
        Program program = method.getProgram();
        if (program != null) {
          for (int i = 0; i < program.basicBlockCount(); i++) {
            separate(program.basicBlockAt(i));
          }
        }
      }
    }

    private static void separate(BasicBlock block) {
      List<InvokeInstruction> calls = new ArrayList<>();
      for (Instruction instruction : block) {
        if (instruction instanceof InvokeInstruction call && call.getReceiver() != null) {
          calls.add(call);
        }
      }
      for (InvokeInstruction call : calls) {
        InvokeInstruction barrier = new InvokeInstruction();
        barrier.setType(InvocationType.SPECIAL);
        barrier.setMethod(BARRIER);
        barrier.setLocation(call.getLocation());
        call.insertNext(barrier);
      }
    }
  }
}
