import { newContent } from '#functions/content/content.ts'
import { CONTENT } from '#functions/content/content-store.ts'
import { rowCreation } from '#functions/session/row-creation.ts'
import * as contract from '#schemas/contract/content.ts'

export const handler = rowCreation(contract.createContentItem, CONTENT, newContent)
