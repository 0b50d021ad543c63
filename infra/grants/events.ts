/** The rows that each function behind the stream, the schedule and SES's events may touch, and how. */
import type { EventFunctionName } from '#functions/manifest.ts'
import { COUNTERS, PUBLICATION, PUBLICATION_REQUEST, RUNS, SLOTS } from '#functions/table/keys.ts'
import { TABLE_SHAPE } from '#functions/table/shape.ts'
import { type Grant, get, getMany, put, query, queryIndex, remove, update } from '#infra/grants/grant.ts'
import { everyStatusOf, OPT_OUTS, rateCountersOf } from '#infra/grants/partitions.ts'
import { shownData } from '#infra/grants/website.ts'

const { byStatus } = TABLE_SHAPE.indexes

/** Reads the records that a mail is about, sends it within its limits, updates its outbox row, and notes what it told. */
const sending: Grant[] = [
  get('QUOTE', 'CONTACT', 'BOOKING', OPT_OUTS, ...['marketing-week', 'review-line'].map(rateCountersOf)),
  getMany('OUTBOX', 'CUSTOMER'),
  // Of a visit that was deleted.
  remove('TOLD', 'OUTBOX'),
  update(
    'OUTBOX',
    'TOLD',
    'QUOTE',
    ...['receipt', 'owner-mail', 'visit-mail', 'change-mail', 'visit-links'].map(rateCountersOf),
    ...['marketing-week', 'marketing-mail', 'review-line'].map(rateCountersOf),
  ),
  getMany('BOOKING'),
  query('SETTINGS', 'CUSTOMER', SLOTS),
  queryIndex(byStatus.name, everyStatusOf('CUSTOMER')),
]

export const eventFunctionGrants: Record<EventFunctionName, Grant[]> = {
  notifier: sending,
  sweeper: [
    ...sending,
    queryIndex(byStatus.name, everyStatusOf('OUTBOX')),
    update(rateCountersOf('digest'), RUNS),
    get(rateCountersOf('receipt')),
  ],
  'mail-events': [
    get('OUTBOX'),
    queryIndex(byStatus.name, everyStatusOf('OUTBOX')),
    update('OUTBOX', 'TOLD', 'QUOTE', rateCountersOf('mail-returned'), OPT_OUTS),
    put('SETTINGS'),
  ],
  // Deletes the contact that it has sent, which has no mails.
  canary: [get('CONTACT'), query('OUTBOX'), remove('CONTACT'), update(COUNTERS, RUNS)],
  publisher: [...shownData, update(PUBLICATION.pk, PUBLICATION_REQUEST.pk)],
}
