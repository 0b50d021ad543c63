/** Codes in a row, for instance 93701 to 93730, as one run if they are more than `few`; the others alone. */
export function zipRuns(codes: readonly string[], few = 2): string[][] {
  const runs: string[][] = []
  for (const code of codes) {
    const run = runs.at(-1)
    if (run && Number(code) === Number(run.at(-1)) + 1) run.push(code)
    else runs.push([code])
  }
  return runs.flatMap((run) => (run.length > few ? [run] : run.map((code) => [code])))
}

/** `93701-93730`, or the one code. */
export function runText(run: readonly string[]): string {
  return run.length > 1 ? `${run[0]}-${run.at(-1)}` : `${run[0]}`
}
