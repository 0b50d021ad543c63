/** Starts the publisher, which writes the pages with the owner's data, and waits for its answer. */
import { readFileSync } from 'node:fs'
import { DIST } from '#scripts/build/outputs.ts'
import { runAws } from '#scripts/deploy/aws-cli.ts'

const ANSWER_FILE = `${DIST}/publication.json`

/** Longer than the function's own timeout. */
const READ_TIMEOUT_SECONDS = '90'

/** An owner's edit may start a newer run meanwhile. */
const TRIES = 5

/** @throws Error when the publisher failed: the old pages are live, then, or some of them */
export function publishPages(publisher: string, runCli = runAws): void {
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const timeout = ['--cli-read-timeout', READ_TIMEOUT_SECONDS]
    runCli(['lambda', 'invoke', '--function-name', publisher, ...timeout, ANSWER_FILE])
    const { outcome, errorMessage } = JSON.parse(readFileSync(ANSWER_FILE, 'utf8'))
    if (outcome === 'published') return
    if (outcome !== 'superseded') throw new Error(`The publisher failed: ${errorMessage}`)
  }
  throw new Error('Other runs of the publisher keep overtaking this one')
}
