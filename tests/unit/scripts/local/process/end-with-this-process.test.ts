import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, test } from '@jest/globals'

/** The child shares its output, whose end tells the test that the child has ended. */
const PROGRAM = `
  import { spawn } from 'node:child_process'
  import { endWithThisProcess } from '#scripts/local/process/end-with-this-process.ts'
  endWithThisProcess(spawn('sleep', ['600'], { stdio: ['ignore', 'inherit', 'ignore'] }))
  console.log('started')
`

test('a child ends with its parent process, even by kill -9', async () => {
  const { NODE_OPTIONS: _, ...env } = process.env
  const flags = ['--import', 'tsx', '--input-type=module', '--eval', PROGRAM]
  const parent = spawn(process.execPath, flags, { env, stdio: ['ignore', 'pipe', 'inherit'] })
  const closed = once(parent, 'close')
  await once(parent.stdout, 'data')
  parent.kill('SIGKILL')
  expect(await closed).toEqual([null, 'SIGKILL'])
})
