import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { expect, test } from '@jest/globals'

test('Ctrl-C on npm start ends the stack cleanly and leaves no process that answers', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'stop-'))
  const { NODE_OPTIONS: _, ...env } = process.env
  const npm = spawn('npm', ['start'], {
    env: { ...env, PORT: '0', MAIL_PORT: '0', DYNAMODB_PORT: '0', DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'inherit'],
    // A process group of its own, as a terminal gives it.
    detached: true,
  })
  // Their shared output closes when the last process ends.
  const ended = once(npm, 'close')
  const addresses: string[] = []
  for await (const line of createInterface(npm.stdout)) {
    addresses.push(...(line.match(/http:\/\/\S+:\d+$/g) ?? []))
    if (line.startsWith('ready ')) break
  }
  const hasSocket = existsSync(join(dataDir, 'running.sock'))

  // A terminal sends the signal to the whole group.
  process.kill(-(npm.pid ?? Number.NaN), 'SIGINT')
  npm.stdout.resume()
  await ended
  expect(addresses).toHaveLength(5)
  expect(hasSocket).toBe(true)
  expect(existsSync(join(dataDir, 'running.sock'))).toBe(false)
  for (const address of addresses) await expect(fetch(address)).rejects.toThrow('fetch failed')
  await rm(dataDir, { recursive: true })
})
