/** A proxy between functions and their table, or before a site; a rule decides about each request. */
import { Agent, createServer, type IncomingHttpHeaders, type IncomingMessage, request } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { LOOPBACK, listen } from '#scripts/local/process/ports.ts'

export type TableRequest = {
  method: string
  headers: IncomingHttpHeaders
  /** For instance `PutItem`. */
  operation: string
  /** Of the address that the client was given, and of the request. */
  path: string
  body: Buffer
}
/** `stops`: its second half never comes. */
export type TableAnswer = { status: number; headers: IncomingHttpHeaders; body: Buffer; stops?: boolean }

/** Answers a request; `pass` gets the answer of the table, or of a path of another service, and undefined closes the connection. */
type TableRule = (
  asked: TableRequest,
  pass: (path?: string) => Promise<TableAnswer>,
) => Promise<TableAnswer | undefined>

export type TableProxy = { url: string; stop: () => Promise<void> }

/** @param target the real table's endpoint */
export async function startTableProxy(target: string, rule: TableRule): Promise<TableProxy> {
  const agent = new Agent({ keepAlive: true })

  async function answerTo(incoming: IncomingMessage): Promise<TableAnswer | undefined> {
    const { method = 'POST', url: path = '/' } = incoming
    // A rule reads answers: none is compressed.
    const { 'accept-encoding': _, ...headers } = incoming.headers
    const body = await buffer(incoming)
    const operation = String(headers['x-amz-target']).split('.')[1] ?? ''
    return rule({ method, headers, operation, path, body }, (to) => forward(to, { method, headers }, body))
  }

  function forward(
    path = '/',
    options: { method: string; headers: IncomingHttpHeaders },
    body: Buffer,
  ): Promise<TableAnswer> {
    return new Promise((resolve, reject) => {
      const passed = request(new URL(path, target), { ...options, agent }, (answer) => {
        const { statusCode: status = 500 } = answer
        buffer(answer).then((bytes) => resolve({ status, headers: answer.headers, body: bytes }), reject)
      })
      passed.once('error', reject)
      passed.end(body)
    })
  }

  const server = createServer(async (incoming, outgoing) => {
    const answer = await answerTo(incoming).catch(() => undefined)
    const half = answer?.stops && answer.body.subarray(0, answer.body.length / 2)
    if (half) outgoing.writeHead(answer.status, answer.headers).write(half)
    else if (answer) outgoing.writeHead(answer.status, answer.headers).end(answer.body)
    else incoming.socket.destroy()
  })
  const port = await listen(server, 0, 'PORT')
  return {
    url: `http://${LOOPBACK}:${port}`,
    stop: async () => {
      server.close()
      server.closeAllConnections()
      agent.destroy()
    },
  }
}

/** An answer with another text. */
export function withText(answer: TableAnswer, text: string): TableAnswer {
  const { 'content-length': _, ...headers } = answer.headers
  return { ...answer, headers, body: Buffer.from(text) }
}

/** An answer as DynamoDB would give it. */
export function tableAnswer(status: number, body: object): TableAnswer {
  return {
    status,
    headers: { 'content-type': 'application/x-amz-json-1.0' },
    body: Buffer.from(JSON.stringify(body)),
  }
}

/** An error as DynamoDB would answer it. */
export function tableError(status: number, type: string): TableAnswer {
  return tableAnswer(status, { __type: `com.amazonaws.dynamodb.v20120810#${type}`, message: type })
}
