/** The rows that the endpoints of prices, texts and reviews may touch. */
import { editingCollection } from '#infra/grants/admin.ts'
import { type Grant, query } from '#infra/grants/grant.ts'
import type { EndpointName } from '#schemas/routes.ts'

const pricing = editingCollection('PRICING', 'pricing')
const content = editingCollection('CONTENT', 'content')
const review = editingCollection('REVIEWS', 'review')

export const collectionGrants = {
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
} satisfies Partial<Record<EndpointName, Grant[]>>
