/** Stands between the stack and its table, and spoils some of the requests. */
import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import { listen } from '#scripts/local/ports.ts'
import type { Random } from '#tests/faults/random.ts'

/** What happens to a request: the last one is carried out, but nobody hears of it. */
export const FAULT_RATES = { throttled: 0.1, 'answered 500': 0.06, hung: 0.015, 'lost answer': 0.08 } as const
export type Fault = keyof typeof FAULT_RATES

export type FaultProxy = {
  url: string
  injected: Record<Fault, number>
  /** Requests so far, spoilt ones too. */
  total: () => number
  /** No faults while the function runs. */
  calmly: <T>(run: () => Promise<T>) => Promise<T>
  stop: () => Promise<void>
}

type Answer = { status: number; headers: IncomingMessage['headers']; body: Buffer }

/** @param target the real table's endpoint */
export async function startFaultProxy(target: string, random: Random): Promise<FaultProxy> {
  const injected = { throttled: 0, 'answered 500': 0, hung: 0, 'lost answer': 0 }
  const agent = new Agent({ keepAlive: true })
  let total = 0
  let calmers = 0

  const server = createServer((incoming, outgoing) => {
    void handle(incoming, outgoing).catch(() => incoming.socket.destroy())
  })

  async function handle(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const body = await bytesOf(incoming)
    total += 1
    const fault = calmers > 0 ? undefined : chooseFault(random)
    if (fault) injected[fault] += 1
    if (fault === 'throttled') return refuse(outgoing, 400, 'ProvisionedThroughputExceededException')
    if (fault === 'answered 500') return refuse(outgoing, 500, 'InternalServerError')
    // The caller's own timeout ends the connection.
    if (fault === 'hung') return
    const answer = await forward(incoming, body)
    if (fault === 'lost answer') incoming.socket.destroy()
    else outgoing.writeHead(answer.status, answer.headers).end(answer.body)
  }

  function forward({ method, url, headers }: IncomingMessage, body: Buffer): Promise<Answer> {
    return new Promise((resolve, reject) => {
      const passed = request(new URL(url ?? '/', target), { method, headers, agent }, (response) => {
        bytesOf(response).then(
          (bytes) => resolve({ status: response.statusCode ?? 500, headers: response.headers, body: bytes }),
          reject,
        )
      })
      passed.once('error', reject)
      passed.end(body)
    })
  }

  const port = await listen(server, 0, 'PORT')
  return {
    url: `http://127.0.0.1:${port}`,
    injected,
    total: () => total,
    calmly: async (run) => {
      calmers += 1
      try {
        return await run()
      } finally {
        calmers -= 1
      }
    },
    stop: async () => {
      server.close()
      server.closeAllConnections()
      agent.destroy()
    },
  }
}

function chooseFault(random: Random): Fault | undefined {
  return (Object.keys(FAULT_RATES) as Fault[]).find((fault) => random.chance(FAULT_RATES[fault]))
}

function refuse(outgoing: ServerResponse, status: number, type: string): void {
  outgoing.writeHead(status, { 'content-type': 'application/x-amz-json-1.0' })
  outgoing.end(JSON.stringify({ __type: `com.amazonaws.dynamodb.v20120810#${type}`, message: 'Injected' }))
}

async function bytesOf(stream: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of stream) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks)
}
