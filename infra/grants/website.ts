/** The rows that endpoints of photographs, of the pages' publication, and of "Is everything working?" may touch, and how. */
import {
  COLLECTIONS,
  PHOTO_COUNT,
  PUBLICATION,
  PUBLICATION_REQUEST,
  RUNS,
  statusPartition,
} from '#functions/table/keys.ts'
import { TABLE_SHAPE } from '#functions/table/shape.ts'
import { type Grant, get, put, query, queryIndex, remove, update } from '#infra/grants/grant.ts'
import { collectionOf, rateCountersOf, uniqueKeysOf } from '#infra/grants/partitions.ts'
import type { EndpointName } from '#schemas/routes.ts'

/** Partitions that pages are rendered from. */
export const shownData: Grant[] = [query(...COLLECTIONS.map(collectionOf))]

const photos = collectionOf('PHOTOS')

export const websiteGrants = {
  signPhotoUpload: [query(photos)],
  createPhoto: [query(photos), get(photos), put(photos, uniqueKeysOf('photo')), update(PHOTO_COUNT.pk)],
  listPhotos: [query(photos)],
  updatePhoto: [query(photos), get(photos), put(photos), update(photos)],
  deletePhoto: [get(photos), put(photos), remove(photos, uniqueKeysOf('photo')), update(PHOTO_COUNT.pk)],

  getPublication: [...shownData, get(PUBLICATION.pk)],
  retryPublication: [update(PUBLICATION_REQUEST.pk)],

  getWorking: [
    ...shownData,
    query(RUNS),
    queryIndex(TABLE_SHAPE.indexes.byEntity.name, 'OUTBOX'),
    get(PUBLICATION.pk, rateCountersOf('receipt'), rateCountersOf('mail-returned')),
    queryIndex(
      TABLE_SHAPE.indexes.byStatus.name,
      ...['queued', 'sending', 'held', 'failed'].map((status) => statusPartition('OUTBOX', status)),
    ),
  ],
  sendTestAlarm: [update(rateCountersOf('test-alarm'))],
} satisfies Partial<Record<EndpointName, Grant[]>>
