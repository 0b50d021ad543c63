import * as z from 'zod'
import { endpoint } from '#schemas/contract/endpoint.ts'
import { Id, Instant, Success, stored } from '#schemas/contract/records.ts'
import { line, machineKey, multiline, OWNER_MESSAGES } from '#schemas/contract/texts.ts'
import { CONTENT_SECTIONS, CONTENT_TYPES } from '#schemas/facts/content-sections.ts'
import * as LIMITS from '#schemas/facts/limits.ts'
import { adminRoutes, publicRoutes } from '#schemas/routes.ts'

const Section = z.enum(CONTENT_SECTIONS, 'Section is required')
const ContentType = z.enum(CONTENT_TYPES)

/** An editable text; section and key are unique together. */
export const ContentItem = z.object({
  ...stored,
  section: Section,
  key: z.string(),
  /** As the owner typed it; html is sanitised before it is stored. */
  content: z.string(),
  contentType: ContentType,
})
export type ContentItem = z.infer<typeof ContentItem>

const shown = { section: true, key: true, content: true, contentType: true } as const
/** For public pages. `html` is set for html and markdown, rendered and sanitised. */
export const PublicContentItem = ContentItem.pick(shown).extend({ html: z.string().optional() })
export type PublicContentItem = z.infer<typeof PublicContentItem>

export const ListContentQuery = z.strictObject({ section: Section.optional() })

const editable = {
  section: Section,
  key: line(LIMITS.contentKey, OWNER_MESSAGES.key),
  content: multiline(LIMITS.content, 'Content is required'),
  contentType: ContentType,
}

export const ContentKey = machineKey(LIMITS.newContentKey)

export const CreateContentRequest = z.strictObject({
  ...editable,
  key: ContentKey,
  contentType: ContentType.default('text'),
})
export type CreateContentRequest = z.infer<typeof CreateContentRequest>

/**
 * The whole item may be sent: `id` and `createdAt` are ignored, `updatedAt` is the edited version. An unchanged key may predate
 * the rule of `ContentKey`.
 */
export const UpdateContentRequest = z
  .strictObject({ ...editable, id: Id, createdAt: Instant, updatedAt: Instant })
  .partial()
export type UpdateContentRequest = z.infer<typeof UpdateContentRequest>

export const listContent = endpoint(publicRoutes.listContent, {
  query: ListContentQuery,
  answer: z.array(PublicContentItem),
})
export const listContentItems = endpoint(adminRoutes.listContentItems, {
  answer: z.array(ContentItem),
})
export const createContentItem = endpoint(adminRoutes.createContentItem, {
  body: CreateContentRequest,
  answer: ContentItem,
})
export const updateContentItem = endpoint(adminRoutes.updateContentItem, {
  body: UpdateContentRequest,
  answer: ContentItem,
})
export const deleteContentItem = endpoint(adminRoutes.deleteContentItem, { answer: Success })
