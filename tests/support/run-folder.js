import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Jest's global setup: a folder for what the files of one run share. */
// biome-ignore lint/style/noDefaultExport: jest calls the default export of a globalSetup file
export default function makeRunFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'jest-run-'))
  process.env.RUN_FOLDER = folder
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
}
