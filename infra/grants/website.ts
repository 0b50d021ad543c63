/** The rows that endpoints of prices, texts, reviews, photographs, the pages' publication, and "Is everything working?" may touch, and how. */
import {
  COLLECTIONS,
  type CollectionName,
  PHOTO_COUNT,
  PUBLICATION,
  PUBLICATION_REQUEST,
  RUNS,
  statusPartition,
} from '#functions/table/keys.ts'
import { TABLE_SHAPE } from '#functions/table/shape.ts'
import { type Grant, get, put, query, queryIndex, remove, update } from '#infra/grants/grant.ts'
import { rateCountersOf, type UniqueKind, uniqueKeysOf } from '#infra/grants/partitions.ts'
import type { EndpointName } from '#schemas/routes.ts'

/** Partitions that pages are rendered from. */
export const shownData: Grant[] = [query(...COLLECTIONS)]

/** Edits a collection whose entries have a natural key. */
function editingCollection(
  collection: CollectionName,
  kind: UniqueKind,
): Record<'create' | 'update' | 'delete', Grant[]> {
  return {
    create: [query(collection), get(collection), put(collection, uniqueKeysOf(kind))],
    update: [get(collection), put(collection, uniqueKeysOf(kind)), remove(uniqueKeysOf(kind))],
    delete: [get(collection), remove(collection, uniqueKeysOf(kind))],
  }
}

const pricing = editingCollection('PRICING', 'pricing')
const content = editingCollection('CONTENT', 'content')
const review = editingCollection('REVIEWS', 'review')

export const websiteGrants = {
  listPricingEntries: [query('PRICING')],
  createPricingEntry: pricing.create,
  updatePricingEntry: pricing.update,
  deletePricingEntry: pricing.delete,

  listContentItems: [query('CONTENT')],
  createContentItem: content.create,
  updateContentItem: content.update,
  deleteContentItem: content.delete,

  listReviews: [query('REVIEWS')],
  createReview: review.create,
  updateReview: review.update,
  deleteReview: review.delete,

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
