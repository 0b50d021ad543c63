import { createServer } from 'node:http'
import { expect, test } from '@jest/globals'
import { serve } from '#scripts/local/process/ports.ts'

test('a server of the local stack is reached from this machine alone', async () => {
  const server = createServer()
  const { stop } = await serve(server)
  expect(server.address()).toMatchObject({ address: '127.0.0.1' })
  await stop()
})
