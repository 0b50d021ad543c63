export { COMMERCIAL_CONTENT } from '#schemas/defaults/commercial-content.ts'
