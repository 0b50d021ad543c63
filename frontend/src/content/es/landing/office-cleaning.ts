// In English alone.
export * from '#frontend/content/en/landing/office-cleaning.ts'
