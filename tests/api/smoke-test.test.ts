/** The smoke test of a deployment, against the whole local stack, and against sites that are broken in one way each. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from '@jest/globals'
import { readSiteArtifacts } from '#infra/edge/edge-functions.ts'
import { liveInlineScripts } from '#scripts/deploy/live-scripts.ts'
import { smokeTest } from '#scripts/deploy/smoke-test.ts'
import { fileStack } from '#tests/support/api/file-stack.ts'
import { readTable, rowsOf } from '#tests/support/table/rows.ts'

const stack = fileStack()

type Break = (request: IncomingMessage, answer: Response, body: Buffer) => Buffer | undefined

/** Passes requests to the stack; `tamper` changes an answer, or drops it by undefined. @returns the smoke test's error, if any */
async function smokeThrough(tamper: Break, tries = 1): Promise<string> {
  const proxy = createServer(async (request, response) => {
    const body = Buffer.concat(await request.toArray())
    const answer = await fetch(stack.url + request.url, {
      method: request.method ?? 'GET',
      redirect: 'manual',
      headers: Object.entries(request.headers)
        .filter(([name]) => /^(content-type|idempotency-key)$/.test(name))
        .map(([name, value]): [string, string] => [name, String(value)]),
      ...(body.length > 0 && { body }),
    })
    send(response, answer, tamper(request, answer, Buffer.from(await answer.arrayBuffer())))
  }).listen(0)
  const { port } = proxy.address() as AddressInfo
  try {
    await smokeTest(`http://localhost:${port}`, { tries, pauseMs: 1 })
    return ''
  } catch (error) {
    return String(error)
  } finally {
    proxy.closeAllConnections()
    proxy.close()
  }
}

function send(response: ServerResponse, answer: Response, body: Buffer | undefined): void {
  if (!body) {
    response.destroy()
    return
  }
  for (const [name, value] of answer.headers)
    if (!/^(content-encoding|content-length|connection|transfer-encoding)$/.test(name))
      response.setHeader(name, value)
  response.writeHead(answer.status).end(body)
}

const contacts = async () => rowsOf(await readTable(stack.dynamodbEndpoint), 'CONTACT')
const mails = async () => rowsOf(await readTable(stack.dynamodbEndpoint), 'OUTBOX')

test('a whole site passes; one message is stored as spam, and nobody gets a mail', async () => {
  const [contactsBefore, mailsBefore] = [await contacts(), await mails()]
  await smokeTest(stack.url, { tries: 1 })
  const added = (await contacts()).length - contactsBefore.length
  expect({ added, spam: (await contacts()).map(({ isSpam }) => isSpam) }).toEqual({ added: 1, spam: [true] })
  expect(await mails()).toEqual(mailsBefore)
})

test('a deployment finds the scripts of the live pages, for the policy that is live before the new ones', async () => {
  expect(await liveInlineScripts(stack.url)).toBe(readSiteArtifacts('dist').inlineScripts)
  expect(await liveInlineScripts('http://localhost:1')).toBeUndefined()
})

test('a site of another commit fails', async () => {
  await expect(smokeTest(stack.url, { commit: 'f'.repeat(40), tries: 1 })).rejects.toThrow(
    /GET \/version.json answered without f{40}/,
  )
})

test('every failure is listed, unanswered requests too', async () => {
  const problems = await smokeThrough(({ url }, _, body) =>
    url === '/services' ? undefined : url === '/' ? Buffer.from('<script type="module">1</script>') : body,
  )
  expect(problems).toMatch(/GET \/services did not answer/)
  expect(problems).toMatch(/GET \/ answered a page whose script its policy blocks/)
  expect(problems.split('\n')).toHaveLength(3)
})

test('what fails is tried again, and a message that was stored is not stored twice', async () => {
  const before = (await contacts()).length
  let lost = 0
  const problems = await smokeThrough(({ method }, _, body) => {
    if (method !== 'POST' || lost >= 2) return body
    lost += 1
    return undefined
  }, 3)
  expect({ problems, lost }).toEqual({ problems: '', lost: 2 })
  expect(await contacts()).toHaveLength(before + 1)
})
