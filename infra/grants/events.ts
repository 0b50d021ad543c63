/** The rows that each function behind the stream, the schedule and SES's events may touch, and how. */
import type { EventFunctionName } from '#functions/manifest.ts'
import { COUNTERS, optOutKey, PUBLICATION, PUBLICATION_REQUEST, RUNS, SLOTS } from '#functions/table/keys.ts'
import { TABLE_SHAPE } from '#functions/table/shape.ts'
import { type Grant, get, getMany, put, query, queryIndex, remove, update } from '#infra/grants/grant.ts'
import { collectionOf, everyStatusOf, rateCountersOf, recordsOf } from '#infra/grants/partitions.ts'
import { shownData } from '#infra/grants/website.ts'

const { byStatus } = TABLE_SHAPE.indexes

/** Reads the records that a mail is about, sends it within its limits, updates its outbox row, and notes what it told. */
const sending: Grant[] = [
  get(recordsOf('QUOTE'), recordsOf('CONTACT'), recordsOf('BOOKING'), optOutKey('*').pk),
  getMany(recordsOf('OUTBOX'), recordsOf('CUSTOMER')),
  // Of a visit that was deleted.
  remove(recordsOf('TOLD'), recordsOf('OUTBOX')),
  update(
    recordsOf('OUTBOX'),
    recordsOf('TOLD'),
    recordsOf('QUOTE'),
    ...['receipt', 'owner-mail', 'visit-mail', 'change-mail', 'visit-links'].map(rateCountersOf),
    ...['marketing-week', 'marketing-mail', 'review-line'].map(rateCountersOf),
  ),
  getMany(recordsOf('BOOKING')),
  query(collectionOf('SETTINGS'), recordsOf('CUSTOMER'), SLOTS),
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
    get(recordsOf('OUTBOX')),
    queryIndex(byStatus.name, everyStatusOf('OUTBOX')),
    update(recordsOf('OUTBOX'), recordsOf('TOLD'), rateCountersOf('mail-returned'), optOutKey('*').pk),
    put(collectionOf('SETTINGS')),
  ],
  // Deletes the contact that it has sent, which has no mails.
  canary: [
    get(recordsOf('CONTACT')),
    query(recordsOf('OUTBOX')),
    remove(recordsOf('CONTACT')),
    update(COUNTERS, RUNS),
  ],
  publisher: [...shownData, update(PUBLICATION.pk, PUBLICATION_REQUEST.pk)],
}
