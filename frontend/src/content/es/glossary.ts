// In English alone.
export * from '#frontend/content/en/glossary.ts'
