/** Memory of the local stack under steady traffic: does anything grow with the number of requests? */
import { readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { startMail } from '#scripts/local/aws/ses.ts'
import { addressOf, type LoadResult, load, type Shot, signIn } from '#tests/bench/load.ts'
import type { Section } from '#tests/bench/report.ts'
import { median } from '#tests/bench/statistics.ts'
import { bookingForm, contactForm, quoteForm, windowRange } from '#tests/support/api/sample-forms.ts'
import { startTestStack } from '#tests/support/api/test-stack.ts'

const CONNECTIONS = 4
/** Between an answer and the next request of a connection: busy, but not the measure of how fast. */
const PAUSE_MS = 25
const SAMPLE_MS = 1000
/** Page size of Linux on x64 and arm64, in which /proc counts. */
const PAGE_BYTES = 4096

/** @param isShort 10 s instead of five minutes */
export async function measureSoak({ isShort }: { isShort: boolean }): Promise<Section> {
  const seconds = isShort ? 10 : 300
  // A separate process, because it keeps all mails in memory, which would look like a leak.
  const mail = await startMail(0)
  const stack = await startTestStack({ env: { SES_ENDPOINT: mail.url } })
  try {
    const cookie = await signIn(stack.url, stack.admin)
    const over = AbortSignal.timeout(seconds * 1000)
    const traffic = load(stack.url, { connections: CONNECTIONS, until: over, pauseMs: PAUSE_MS }, (n) =>
      nextShot(n, cookie),
    )
    const samples: number[] = []
    while (!over.aborted) {
      samples.push(residentMegabytes(stack.pid))
      await pause(SAMPLE_MS, undefined, { signal: over }).catch(() => {})
    }
    return toSection(samples, await traffic, seconds)
  } finally {
    await stack.stop()
    await mail.stop()
  }
}

/** A mix of requests: mostly reads; each tenth creates a record; the owner reads now and then. */
function nextShot(n: number, cookie: string): Shot {
  const get = (path: string): Shot => ({ method: 'GET', path, headers: { cookie } })
  const post = (path: string, body: unknown): Shot => ({
    method: 'POST',
    path,
    body,
    localAddress: addressOf(n),
  })
  const { from, to } = windowRange()
  const shots = [
    () => get('/'),
    () => get('/api/pricing'),
    () => get('/api/site-info'),
    () => get(`/api/availability?from=${from}&to=${to}`),
    () => get('/api/content?section=hero'),
    () => get('/api/admin/dashboard'),
    () => get('/api/admin/quotes'),
    () => get('/api/admin/bookings'),
    () => get('/no-such-page'),
    () => creation(Math.floor(n / 10)),
  ]
  const creation = (index: number) => {
    if (index % 3 === 0) return post('/api/quotes', quoteForm(index))
    return index % 3 === 1
      ? post('/api/contacts', contactForm(index))
      : post('/api/bookings', bookingForm(index))
  }
  return (shots[n % shots.length] ?? (() => get('/')))()
}

function residentMegabytes(pid: number): number {
  const resident = readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')[1]
  return (Number(resident) * PAGE_BYTES) / 2 ** 20
}

function toSection(samples: number[], { times, statuses }: LoadResult, seconds: number): Section {
  const fifth = Math.floor(samples.length / 5)
  const parts = [0, 1, 2, 3, 4].map((part) => median(samples.slice(part * fifth, (part + 1) * fifth)))
  const [, second = Number.NaN, , , last = Number.NaN] = parts
  const answers = [...statuses].sort(([a], [b]) => a - b).map(([status, count]) => `${count} × ${status}`)
  return {
    title: 'Soak',
    notes: [
      `${times.length.toLocaleString('en-US')} requests in ${seconds} s from ${CONNECTIONS} connections: pages, prices, availability,
the back office, and each tenth a quote, contact or booking. Answers: ${answers.join(', ')}. Resident memory of the local stack's
process, read each second; the first fifth is warm-up.`,
    ],
    targets: [
      {
        figure: 'Growth of memory from the second to the last fifth',
        measured: (last / second - 1) * 100,
        limit: 10,
        wanted: 'at most',
        unit: '%',
      },
    ],
    columns: ['Part of the run', 'median MB'],
    rows: parts.map((megabytes, index) => [`${index * 20}-${(index + 1) * 20}%`, Math.round(megabytes)]),
  }
}
