package io.github.jefibootmgr.boot;

/** What came of planning: a plan, or the reason why there is none. */
public sealed interface Planned permits Plan, Refusal {}
