/** The thread of one function, started by lambda.ts: loads the bundle, then passes events to its handler. */
import { randomUUID } from 'node:crypto'
import { formatWithOptions } from 'node:util'
import { parentPort, workerData } from 'node:worker_threads'

// Through the same port as the results, so that log lines arrive before the result.
for (const level of ['log', 'info', 'warn', 'error']) {
  console[level] = (...parts) =>
    parentPort.postMessage({ level, text: formatWithOptions({ colors: false }, ...parts) })
}

/** Lambda's quota of an answer, as text in JSON. */
const MAX_ANSWER_BYTES = 6_291_556

// Functions see the time of the local stack's clock; deadlines are in real time.
let { aheadMs } = workerData
const RealDate = Date
globalThis.Date = class extends RealDate {
  constructor(...parts) {
    super(...(parts.length === 0 ? [RealDate.now() + aheadMs] : parts))
  }

  static now = () => RealDate.now() + aheadMs
}

const { handler } = await import(workerData.bundle)

parentPort.on('message', async ({ id, event, deadline, ...clock }) => {
  aheadMs = clock.aheadMs
  try {
    const result = await handler(event, contextOf(deadline))
    const bytes = Buffer.byteLength(JSON.stringify(result) ?? '')
    if (bytes > MAX_ANSWER_BYTES)
      throw new Error(`An answer of ${bytes} bytes is above Lambda's ${MAX_ANSWER_BYTES}`)
    parentPort.postMessage({ id, result })
  } catch (error) {
    parentPort.postMessage({ id, error: error instanceof Error ? error.stack : String(error) })
  }
})

// The bundle has loaded.
parentPort.postMessage({ id: 0 })

/** The fields of Lambda's context that our code or its libraries read. */
function contextOf(deadline) {
  return {
    functionName: workerData.name,
    awsRequestId: randomUUID(),
    getRemainingTimeInMillis: () => Math.max(0, deadline - RealDate.now()),
  }
}
