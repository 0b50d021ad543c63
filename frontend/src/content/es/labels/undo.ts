// The owner's page is in English alone.
export { undoLabels } from '#frontend/content/en/labels/undo.ts'
