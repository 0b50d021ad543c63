/** Stands between the stack and its table, and holds requests back until the test lets them through. */
import { once } from 'node:events'
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import { listen } from '#scripts/local/ports.ts'

export type Hold = {
  /** Resolves when the first such request has come. */
  arrived: Promise<void>
  /** Lets them all through, and those that come later until the next hold. */
  release: () => void
}

export type HeldTable = {
  url: string
  /** @param attribute what a transaction must name in its body to be held */
  hold: (attribute: string) => Hold
  stop: () => Promise<void>
}

type Gate = { attribute: string; arrive: () => void; opened: Promise<void> }

/**
 * The functions' client repeats what hangs for 1.5 s, three times in all: a hold ends well before that or the function fails.
 * @param target the real table's endpoint
 */
export async function startHeldTable(target: string): Promise<HeldTable> {
  const gates: Gate[] = []

  async function handle(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const chunks: Buffer[] = []
    for await (const chunk of incoming) chunks.push(chunk)
    const body = Buffer.concat(chunks)
    const isTransaction = String(incoming.headers['x-amz-target']).endsWith('.TransactWriteItems')
    const gate = gates.findLast(({ attribute }) => isTransaction && body.includes(`"${attribute}"`))
    gate?.arrive()
    await gate?.opened
    const forwarded = request(target, { method: 'POST', headers: incoming.headers }).end(body)
    const [answer] = (await once(forwarded, 'response')) as [IncomingMessage]
    outgoing.writeHead(answer.statusCode ?? 500, answer.headers)
    answer.pipe(outgoing)
  }

  const server = createServer((incoming, outgoing) => {
    void handle(incoming, outgoing).catch(() => incoming.socket.destroy())
  })
  const port = await listen(server, 0, 'PORT')
  return {
    url: `http://127.0.0.1:${port}`,
    hold: (attribute) => {
      let arrive = () => {}
      let release = () => {}
      const arrived = new Promise<void>((resolve) => {
        arrive = resolve
      })
      const opened = new Promise<void>((resolve) => {
        release = resolve
      })
      gates.push({ attribute, arrive, opened })
      return { arrived, release }
    },
    stop: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
