export { WHY_CLEANING_CONTENT } from '#schemas/defaults/why-cleaning-content.ts'
