/**
 * Whatever happens to a quote and those that replace it, in whatever order: each of their links says what is true, and their mails
 * go where they should, once. `STORY_SEED=7 npx jest tests/api/quote-stories.test.ts` tells one story again.
 */
import { expect, test } from '@jest/globals'
import { idOfLink, signLink } from '#functions/links/signed-link.ts'
import type { Sent } from '#schemas/contract/index.ts'
import { addDays, weekdayOf } from '#schemas/facts/pacific-time.ts'
import { quoteDesk } from '#tests/api/quote-desk.ts'
import { fileSecrets } from '#tests/support/api/file-stack.ts'
import { pacific } from '#tests/support/api/pacific.ts'
import { seededRandom, storySeeds } from '#tests/support/random.ts'
import { until } from '#tests/support/until.ts'

const ACTS = 16

const { stack, owner, quoted, open, decline, renew, book, change, mailsAbout, mailsTo, listed } = quoteDesk()
fileSecrets(stack)

type Visit = { id: string; holds: boolean }
/** What is true of a quote. */
type Told = {
  id: string
  until: string
  price: number
  generation: number
  visits: Visit[]
  email: string
  mails: number
  isDeclined: boolean
  isDeleted: boolean
  newer?: Told
}

/** Tells one story. @returns what was wrong in it; undefined if nothing was */
async function tellStory(seed: number): Promise<string | undefined> {
  const random = seededRandom(seed)
  const { pick } = random
  const log: string[] = []
  let day = addDays('2027-01-04', seed)
  let clock: [number, number] = [10, 0]
  const turnTo = async (date: string, hour: number, minute: number) => {
    day = date
    clock = [hour, minute]
    await stack.at(pacific(date, hour, minute))
  }
  await turnTo(day, 10, 0)
  const email = `told-${seed}@example.com`
  const { id, totalPrice } = await quoted({ customerInfo: { name: 'Ana', email } })
  const told = (one: string, to: string): Told => ({
    ...{ id: one, until: addDays(day, 30), price: totalPrice, generation: 0 },
    ...{ visits: [], email: to, mails: 1 },
    ...{ isDeclined: false, isDeleted: false },
  })
  const quotes = [told(id, email)]
  const isExpired = ({ until }: Told) => day > until
  const isBooked = ({ visits }: Told) => visits.some(({ holds }) => holds)
  const stateOf = (quote: Told) => {
    if (isBooked(quote)) return 'booked'
    if (quote.isDeclined) return 'declined'
    return isExpired(quote) ? 'expired' : 'open'
  }
  const newestOf = (quote: Told): Told | undefined => {
    if (quote.isDeleted) return undefined
    if (!quote.newer) return quote
    return quote.newer.generation > 0 ? undefined : newestOf(quote.newer)
  }
  const tokenOf = ({ id: one, generation }: Told) => signLink('ownQuote', one, generation)
  const expectStatus = (what: string, status: number, right: number) => {
    log.push(`${day} ${clock.join(':')} ${what}: ${status}`)
    if (status !== right) throw new Error(`${what}: ${status}, not ${right}`)
  }
  /** A mail goes to the address that the quote has when it is sent, and only while its price holds. */
  const untilSent = ({ id: one }: Told) =>
    until(async () => (await mailsAbout(one, /^(quote|receipt)$/)).every((state) => state === 'sent'))
  const byOwner = async (quote: Told, body: Sent<'updateQuote', 'body'>, apply: () => void) => {
    const isOver =
      (body.action === 'price' && isBooked(quote)) || (body.action === 'send' && isExpired(quote))
    const refused = quote.newer || isOver
    const right = quote.isDeleted ? 404 : refused ? 409 : 200
    expectStatus(`${body.action} ${quote.id}`, (await change(quote.id, body)).status, right)
    if (right === 200) apply()
    await untilSent(quote)
  }
  let windows = 0
  const freshWindow = () => {
    windows += 1
    const date = addDays(day, 3 + (windows % 5))
    const serviceDate = weekdayOf(date) === 0 ? addDays(date, 1) : date
    return { serviceDate, serviceTime: pick(['08:00', '10:00', '12:00', '14:00', '16:00'] as const) }
  }
  const setVisit = async (status: 'cancelled' | 'confirmed') => {
    const visit = pick(quotes.flatMap(({ visits }) => visits))
    if (!visit) return
    const body = { status, anyway: true }
    expectStatus(`${status} ${visit.id}`, (await owner.call('updateBooking', visit.id, body)).status, 200)
    visit.holds = status === 'confirmed'
  }
  const ACTS_OF: Record<string, (quote: Told) => Promise<unknown>> = {
    async renew(quote) {
      const newest = newestOf(quote)
      const answer = await renew(tokenOf(quote))
      const right = !newest ? 404 : isBooked(newest) ? 409 : 200
      expectStatus(`renew ${quote.id}`, answer.status, right)
      if (!newest || stateOf(newest) !== 'expired') return
      const row = await listed(answer.body.number)
      newest.newer = told(row?.id ?? '', newest.email)
      quotes.push(newest.newer)
      await untilSent(newest.newer)
    },
    async decline(quote) {
      const newest = newestOf(quote)
      const statuses = (await Promise.all([1, 2].map(() => decline(tokenOf(quote))))).map((one) => one.status)
      for (const status of statuses)
        expectStatus(`decline ${quote.id}`, status, !newest ? 404 : isBooked(newest) ? 409 : 200)
      if (newest && !isBooked(newest)) newest.isDeclined = true
    },
    async book(quote) {
      const byLink = random.chance(0.5)
      const named = byLink ? { quoteToken: tokenOf(quote) } : { quoteId: quote.id }
      // The id of a quote is in its links, those that were ended among them.
      const gone = byLink ? quote.isDeleted && 404 : (quote.isDeleted || quote.generation > 0) && 400
      const right = gone || (isBooked(quote) || isExpired(quote) ? 409 : 201)
      const booker = () => {
        const window = freshWindow()
        const who = { email: `booker-${seed}-${windows}@example.com`, phone: `559555${1000 + windows}` }
        return book(window, named, undefined, who)
      }
      // Two people book it at once, and one of them is too late.
      const [one, other] = await Promise.all([booker(), booker()])
      const [answer, late] = one.status < other.status ? [one, other] : [other, one]
      expectStatus(`book ${quote.id}${quote.newer ? ' (replaced)' : ''}`, answer.status, right)
      expectStatus('book it at the same time', late.status, right === 201 ? 409 : right)
      if (right !== 201) return
      expect(answer.body.totalPrice).toBe(quote.price)
      quote.visits.push({ id: answer.body.id, holds: true })
      quote.isDeclined = false
    },
    cancel: () => setVisit('cancelled'),
    reopen: () => setVisit('confirmed'),
    async 'delete a visit'() {
      const quote = pick(quotes)
      const visit = pick(quote.visits)
      if (!visit) return
      await owner.expect('deleteBooking', visit.id)
      log.push(`deleted ${visit.id}`)
      quote.visits = quote.visits.filter((one) => one !== visit)
    },
    /** Lowers it, or undoes that. */
    price: (quote) => {
      const price = quote.price < totalPrice ? totalPrice : totalPrice - random.between(1, 50)
      return byOwner(quote, { action: 'price', totalPrice: price, reason: 'Undone' }, () => {
        quote.price = price
      })
    },
    hold: (quote) =>
      byOwner(quote, { action: 'hold' }, () => {
        quote.until = addDays(isExpired(quote) ? day : quote.until, 30)
      }),
    send: (quote) =>
      byOwner(quote, { action: 'send' }, () => {
        quote.mails += 1
      }),
    correct: (quote) => {
      const right = `${random.between(0, 1e6)}-${seed}@example.com`
      return byOwner(quote, { email: right }, () => {
        const isTold = stateOf(quote) === 'open'
        Object.assign(quote, { email: right, generation: quote.generation + 1, mails: isTold ? 1 : 0 })
      })
    },
    'owner declines': (quote) =>
      byOwner(quote, { action: 'decline', reason: 'price' }, () => {
        quote.isDeclined = true
      }),
    revoke: (quote) =>
      byOwner(quote, { action: 'revoke' }, () => {
        quote.generation += 1
      }),
    async delete(quote) {
      if (quote.isDeleted || random.chance(0.7)) return
      await owner.expect('deleteQuote', quote.id)
      log.push(`deleted ${quote.id}`)
      quote.isDeleted = true
    },
    'last minute': async (quote) => day <= quote.until && turnTo(quote.until, 23, 58),
    midnight: async (quote) => day <= quote.until && turnTo(addDays(quote.until, 1), 0, 1),
    'a day later': () => turnTo(addDays(day, 1), 10, 0),
  }
  const names = [...Object.keys(ACTS_OF), 'book', 'book', 'renew', 'renew', 'cancel', 'midnight', 'midnight']
  try {
    for (let act = 0; act < ACTS; act++) {
      const name = pick(names)
      log.push(`- ${name}`)
      await ACTS_OF[name]?.(pick(quotes))
      for (const quote of quotes) {
        const newest = newestOf(quote)
        const { status, body } = await open(tokenOf(quote))
        const shown =
          status === 200 ? { number: body.number, state: body.state, price: body.totalPrice } : status
        const right = newest
          ? { number: newest.id.slice(0, 8), state: stateOf(newest), price: newest.price }
          : 404
        expect(shown).toEqual(right)
        if (quote.isDeleted) continue
        const row = await listed(quote.id)
        const isOpen = row && !['booked', 'declined', 'expired'].includes(row.state)
        expect(isOpen ? 'open' : row?.state).toBe(stateOf(quote))
      }
    }
    for (const { email: to, id: one, mails, isDeleted } of quotes) {
      const about = async () =>
        (await mailsTo(to)).filter(({ body }) => {
          const token = /\/quote\?k=([\w-]{45})/.exec(body.text)?.[1] ?? ''
          return idOfLink('ownQuote', token) === one
        }).length
      await until(async () => (await about()) >= mails)
      if (!isDeleted) expect([to, one, await about()]).toEqual([to, one, mails])
    }
    return undefined
  } catch (error) {
    return `seed ${seed}: ${error instanceof Error ? error.message : String(error)}\n${log.join('\n')}`
  } finally {
    await stack.at()
  }
}

test.each(storySeeds(6))(
  'story %i: each link of a quote and of those that replaced it says what is true (P33.4, P33.6)',
  async (seed) => {
    await owner.set('window_capacity', '20')
    expect(await tellStory(seed)).toBeUndefined()
  },
)
