/** A proxy between functions and their table; a rule decides about each request. */
import { Agent, createServer, type IncomingHttpHeaders, type IncomingMessage, request } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { LOOPBACK, listen } from '#scripts/local/ports.ts'

type TableRequest = {
  /** For instance `PutItem`. */
  operation: string
  /** Of the address that the client was given. */
  path: string
  body: Buffer
}
type TableAnswer = { status: number; headers: IncomingHttpHeaders; body: Buffer }

/** Answers a request; `pass` gets the table's answer, and undefined closes the connection. */
type TableRule = (asked: TableRequest, pass: () => Promise<TableAnswer>) => Promise<TableAnswer | undefined>

export type TableProxy = { url: string; stop: () => Promise<void> }

/** @param target the real table's endpoint */
export async function startTableProxy(target: string, rule: TableRule): Promise<TableProxy> {
  const agent = new Agent({ keepAlive: true })

  async function answerTo(incoming: IncomingMessage): Promise<TableAnswer | undefined> {
    const { url: path = '/', headers } = incoming
    const body = await buffer(incoming)
    const operation = String(headers['x-amz-target']).split('.')[1] ?? ''
    return rule({ operation, path, body }, () => forward(headers, body))
  }

  function forward(headers: IncomingHttpHeaders, body: Buffer): Promise<TableAnswer> {
    return new Promise((resolve, reject) => {
      const passed = request(target, { method: 'POST', headers, agent }, (answer) => {
        const { statusCode: status = 500 } = answer
        buffer(answer).then((bytes) => resolve({ status, headers: answer.headers, body: bytes }), reject)
      })
      passed.once('error', reject)
      passed.end(body)
    })
  }

  const server = createServer(async (incoming, outgoing) => {
    const answer = await answerTo(incoming).catch(() => undefined)
    if (answer) outgoing.writeHead(answer.status, answer.headers).end(answer.body)
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
