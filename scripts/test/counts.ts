export type Counts = { passed: number; failed: number }

/** What a level counts as: a run that failed, or that ran no test, is a failure even when no single test failed. */
export function counts(hasPassed: boolean, passed: number, failed: number): Counts {
  return { passed, failed: failed > 0 || (hasPassed && passed > 0) ? failed : 1 }
}
