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
import { rateCountersOf, uniqueKeysOf } from '#infra/grants/partitions.ts'
import type { EndpointName } from '#schemas/routes.ts'

/** Partitions that pages are rendered from. */
export const shownData: Grant[] = [query(...COLLECTIONS)]

export const websiteGrants = {
  signPhotoUpload: [query('PHOTOS')],
  createPhoto: [query('PHOTOS'), get('PHOTOS'), put('PHOTOS', uniqueKeysOf('photo')), update(PHOTO_COUNT.pk)],
  listPhotos: [query('PHOTOS')],
  updatePhoto: [query('PHOTOS'), get('PHOTOS'), put('PHOTOS'), update('PHOTOS')],
  deletePhoto: [
    get('PHOTOS'),
    put('PHOTOS'),
    remove('PHOTOS', uniqueKeysOf('photo')),
    update(PHOTO_COUNT.pk),
  ],

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
