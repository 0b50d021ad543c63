/**
 * Puts rows back that are missing, from a copy of the table that was restored (docs/runbook.md).
 * `TABLE_NAME=<table> npx tsx scripts/table/put-back.ts <copy>` lists them; with `--write <id>...` it puts these rows back, records with
 * their mails; with `--write all` all of them. It overwrites nothing. Uses the AWS credentials and region of the shell.
 */
import { BOOKINGS } from '#functions/bookings/booking-model.ts'
import { config } from '#functions/environment.ts'
import { bookQuoteOf } from '#functions/quotes/quote-booking.ts'
import { bookingsOf } from '#functions/quotes/quote-model.ts'
import { getQuote } from '#functions/quotes/quote-store.ts'
import { MUST_NOT_EXIST, put, transact, type Write } from '#functions/table/transact.ts'
import { holdsSlot } from '#schemas/facts/visit-change.ts'
import { allRows, keyText, kindOf, type Row } from '#scripts/table/rows.ts'
import { settled } from '#scripts/table/settle-mails.ts'

/** First parts of partition keys whose rows are not put back. */
const LEFT_OUT = [
  // recount.ts derives them.
  ...['SLOTS', 'HOLDER', 'OWED', 'COUNTERS', 'UNIQUE', 'PHOTO_COUNT', 'SEEDED'],
  // They follow the site.
  ...['PUBLICATION', 'PUBLICATION_REQUEST', 'RUNS'],
  // They are short-lived.
  ...['DEVICE_LINK', 'CHALLENGE', 'IDEMPOTENCY', 'RATE'],
]

/** An account comes back without its sessions, passkeys and app, a customer without its pointers, which recount.ts writes. */
const isKept = (row: Row) =>
  !LEFT_OUT.includes(kindOf(row)) && (!['ADMIN', 'CUSTOMER'].includes(kindOf(row)) || row.sk === 'RECORD')

/** A mail has that of its record, a setting its name. */
const idOf = (row: Row) =>
  kindOf(row) === 'SETTINGS'
    ? row.sk
    : String(row['recordId'] ?? row['id'] ?? (row.sk === 'RECORD' ? row.pk : row.sk))

async function missingRows(copy: string): Promise<Row[]> {
  const keys = new Set((await allRows()).map(keyText))
  return (await allRows(copy)).filter((row) => isKept(row) && !keys.has(keyText(row)))
}

/** Takes out of a customer's row those of its group who do not come back with it: they may have been separated, or merged elsewhere, since. */
function regrouped({ mergedInto, merged, ...row }: Row, back: ReadonlySet<string>): Row {
  const isBack = (id: unknown) => back.has(String(id))
  return {
    ...row,
    ...(isBack(mergedInto) && { mergedInto }),
    ...(Array.isArray(merged) && { merged: merged.filter(isBack) }),
  }
}

/** Notes a visit on its quote again: its deletion has opened the quote. */
async function onItsQuote(row: Row): Promise<Write[]> {
  if (kindOf(row) !== BOOKINGS.entity) return []
  const booking = BOOKINGS.schema.parse(row)
  const quote = await getQuote(booking.quoteId)
  const isNoted = !quote || bookingsOf(quote).includes(booking.id)
  return isNoted || !holdsSlot(booking) ? [] : bookQuoteOf(booking, new Date())
}

async function putBack(copy: string, ids: readonly string[]): Promise<void> {
  const rows = (await missingRows(copy)).filter((row) => ids.includes('all') || ids.includes(idOf(row)))
  const back = new Set(rows.map(idOf))
  for (const row of rows) {
    await transact(async () => [
      put(settled(regrouped(row, back)), MUST_NOT_EXIST, 'done'),
      ...(await onItsQuote(row)),
    ])
    console.log(`put back ${kindOf(row)} ${idOf(row)}`)
  }
  for (const id of ids) if (id !== 'all' && !back.has(id)) console.log(`nothing of ${id} is missing`)
  console.log(`${rows.length} rows are back in ${config.tableName()}: run recount.ts --write now`)
}

const [copy, option, ...ids] = process.argv.slice(2)
if (!copy || (option !== undefined && (option !== '--write' || ids.length === 0)))
  throw new Error('Usage: TABLE_NAME=<table> npx tsx scripts/table/put-back.ts <copy> [--write all|<id>...]')
if (option) await putBack(copy, ids)
else
  for (const row of await missingRows(copy))
    console.log(`${kindOf(row)} ${idOf(row)} ${row['createdAt'] ?? ''} ${row['status'] ?? ''}`.trim())
