/** Stands between functions and the emulator and counts what the table has to read. */
import { createServer, type IncomingHttpHeaders } from 'node:http'
import { LOOPBACK, listen } from '#scripts/local/ports.ts'

export type Reads = {
  requests: number
  /** Rows the table looked at: what read units are charged for, whether or not a filter lets them through. */
  items: number
}

export type CountingProxy = {
  endpoint: string
  /** What was read since the last call. */
  take: () => Reads
  close: () => void
}

type Answer = {
  Item?: object
  Count?: number
  ScannedCount?: number
  Responses?: Record<string, object[]>
}

/** @param target the emulator's address */
export async function startCountingProxy(target: string): Promise<CountingProxy> {
  let reads: Reads = { requests: 0, items: 0 }
  const server = createServer(async (incoming, outgoing) => {
    const chunks: Buffer[] = []
    for await (const chunk of incoming) chunks.push(chunk)
    const answer = await fetch(target, {
      method: 'POST',
      headers: amazonHeaders(incoming.headers),
      body: Buffer.concat(chunks),
    })
    const text = await answer.text()
    reads = { requests: reads.requests + 1, items: reads.items + itemsOf(JSON.parse(text) as Answer) }
    outgoing.writeHead(answer.status, { 'content-type': 'application/x-amz-json-1.0' }).end(text)
  })
  const port = await listen(server, 0, 'PORT')
  return {
    endpoint: `http://${LOOPBACK}:${port}`,
    take: () => {
      const taken = reads
      reads = { requests: 0, items: 0 }
      return taken
    },
    close: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}

function itemsOf({ Item, Count, ScannedCount, Responses }: Answer): number {
  const batch = Object.values(Responses ?? {}).reduce((sum, rows) => sum + rows.length, 0)
  return (Item ? 1 : 0) + (ScannedCount ?? Count ?? 0) + batch
}

/** What the table looks at: the operation and the signature. The rest belongs to the connection. */
function amazonHeaders(headers: IncomingHttpHeaders): [string, string][] {
  return Object.entries(headers)
    .filter(([name]) => name.startsWith('x-amz-') || name === 'authorization' || name === 'content-type')
    .map(([name, value]) => [name, String(value)])
}
