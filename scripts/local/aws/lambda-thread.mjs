/** The thread of one function, started by lambda.ts: loads the bundle, then passes events to its handler. */
import { randomUUID } from 'node:crypto'
import { formatWithOptions } from 'node:util'
import { parentPort, workerData } from 'node:worker_threads'

// Through the same port as the results, so that log lines arrive before the result.
for (const level of ['log', 'info', 'warn', 'error']) {
  console[level] = (...parts) =>
    parentPort.postMessage({ level, text: formatWithOptions({ colors: false }, ...parts) })
}

// `--now` of the local stack: functions see another time, which passes as usual.
// Deadlines are in real time.
const realNow = Date.now
const ahead = Number(process.env['LOCAL_CLOCK_AHEAD_MS'] ?? 0)
if (ahead !== 0) {
  const RealDate = Date
  globalThis.Date = class extends RealDate {
    constructor(...parts) {
      super(...(parts.length === 0 ? [RealDate.now() + ahead] : parts))
    }

    static now = () => RealDate.now() + ahead
  }
}

const { handler } = await import(workerData.bundle)

parentPort.on('message', async ({ id, event, deadline }) => {
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
    getRemainingTimeInMillis: () => Math.max(0, deadline - realNow()),
  }
}
