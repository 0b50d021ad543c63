import { newContent } from '#functions/content/content.ts'
import { newContentWrites, readContent, requireRoomForContent } from '#functions/content/content-store.ts'
import { adminCreation } from '#functions/session/admin-creation.ts'
import * as contract from '#schemas/contract/content.ts'

export const handler = adminCreation(contract.createContentItem, {
  load: requireRoomForContent,
  create({ body, newId, now }) {
    const item = newContent(body, newId(), now)
    return { writes: newContentWrites(item), answer: item }
  },
  read: readContent,
})
