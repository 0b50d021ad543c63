import { once } from 'node:events'
import { createServer } from 'node:http'
import { connect, createServer as createHttp2Server } from 'node:http2'
import type { AddressInfo } from 'node:net'
import { expect, test } from '@jest/globals'
import { LOOPBACK } from '#scripts/local/process/ports.ts'
import { forwardTo } from '#tests/bench/http2-front.ts'

test('a stack that closes a connection just as it is used again fails no request', async () => {
  const used = new Set<object>()
  const stack = createServer((incoming, outgoing) => {
    if (used.has(incoming.socket)) return incoming.socket.destroy()
    used.add(incoming.socket)
    outgoing.end('answer')
  })
  stack.listen(0, LOOPBACK)
  await once(stack, 'listening')
  const front = createHttp2Server(forwardTo(`http://${LOOPBACK}:${(stack.address() as AddressInfo).port}`))
  front.listen(0, LOOPBACK)
  await once(front, 'listening')
  const session = connect(`http://${LOOPBACK}:${(front.address() as AddressInfo).port}`)
  try {
    for (let visit = 0; visit < 3; visit++) {
      let text = ''
      for await (const chunk of session.request()) text += chunk
      expect(text).toBe('answer')
    }
  } finally {
    session.close()
    front.close()
    stack.close()
  }
})
