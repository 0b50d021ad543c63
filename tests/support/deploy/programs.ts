/** Programs on the PATH that note how they are called, and our modules that call them. */
import { execFileSync } from 'node:child_process'
import { chmodSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export function fakePrograms() {
  const folder = mkdtempSync(join(tmpdir(), 'programs-'))
  const env: NodeJS.ProcessEnv = {
    ...process.env,
    NODE_OPTIONS: '',
    PATH: `${folder}:${process.env['PATH']}`,
  }
  return {
    folder,
    env,
    /** Begins anew. @param answers of `aws`, as cases of a shell */
    make(answers = ''): void {
      writeFileSync(join(folder, 'calls'), '')
      for (const [name, body] of [
        ['aws', `case "$*" in ${answers} esac`],
        ['npx', ''],
        ['sleep', ''],
      ]) {
        const file = join(folder, name ?? '')
        writeFileSync(file, `#!/bin/bash\necho "${name} $*" >> ${folder}/calls\n${body}\n`)
        chmodSync(file, 0o755)
      }
    },
    calls: () => readFileSync(join(folder, 'calls'), 'utf8').trim().split('\n'),
    /** Evaluates an expression of a module, which it calls `it`. @param before runs when the module is loaded */
    evaluate(module: string, expression: string, before = ''): unknown {
      const code = `import * as it from '${module}'; ${before}; console.log(JSON.stringify((await ${expression}) ?? null))`
      const run = ['--import', 'tsx', '--input-type=module', '--eval', code]
      return JSON.parse(execFileSync(process.execPath, run, { env, encoding: 'utf8', stdio: 'pipe' }))
    },
  }
}
