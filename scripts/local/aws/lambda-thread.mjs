/** The thread of one function, started by lambda.ts: loads the bundle, then passes events to its handler. */
import { randomUUID } from 'node:crypto'
import { formatWithOptions } from 'node:util'
import { parentPort, workerData } from 'node:worker_threads'

// Through the same port as the results, so that log lines arrive before the result.
for (const level of ['log', 'info', 'warn', 'error']) {
  console[level] = (...parts) =>
    parentPort.postMessage({ level, text: formatWithOptions({ colors: false }, ...parts) })
}

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
    parentPort.postMessage({ id, result: await handler(event, contextOf(deadline)) })
  } catch (error) {
    parentPort.postMessage({ id, error: error instanceof Error ? error.stack : String(error) })
  }
})

parentPort.postMessage('loaded')

/** The fields of Lambda's context that our code or its libraries read. */
function contextOf(deadline) {
  return {
    functionName: workerData.name,
    awsRequestId: randomUUID(),
    getRemainingTimeInMillis: () => Math.max(0, deadline - RealDate.now()),
  }
}
