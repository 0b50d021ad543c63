// The owner's page is in English alone.
export { answerLabels, contactedLabels } from '#frontend/content/en/labels/answer.ts'
