// In English alone.
export * from '#frontend/content/en/pages/answer.ts'
