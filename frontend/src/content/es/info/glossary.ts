// In English alone.
export * from '#frontend/content/en/info/glossary.ts'
