// In English alone.
export * from '#frontend/content/en/landing/hanford-office-cleaning.ts'
