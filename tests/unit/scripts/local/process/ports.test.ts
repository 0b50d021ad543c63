import { createServer } from 'node:http'
import { expect, test } from '@jest/globals'
import { listen } from '#scripts/local/process/ports.ts'

test('a server of the local stack is reached from this machine alone', async () => {
  const server = createServer()
  await listen(server, 0, 'PORT')
  expect(server.address()).toMatchObject({ address: '127.0.0.1' })
  server.close()
})
