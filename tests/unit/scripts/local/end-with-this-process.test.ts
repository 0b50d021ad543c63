import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, test } from '@jest/globals'

/** Its child holds the same output open, which is how the test hears of the child's end. */
const PROGRAM = `
  import { spawn } from 'node:child_process'
  import { endWithThisProcess } from '#scripts/local/end-with-this-process.ts'
  endWithThisProcess(spawn('sleep', ['600'], { stdio: ['ignore', 'inherit', 'ignore'] }))
  console.log('started')
`

test('a child ends with the process that started it, even by kill -9', async () => {
  const { NODE_OPTIONS: _, ...env } = process.env
  const flags = ['--import', 'tsx', '--input-type=module', '--eval', PROGRAM]
  const parent = spawn(process.execPath, flags, { env, stdio: ['ignore', 'pipe', 'inherit'] })
  const closed = once(parent, 'close')
  await once(parent.stdout, 'data')
  parent.kill('SIGKILL')
  expect(await closed).toEqual([null, 'SIGKILL'])
})
