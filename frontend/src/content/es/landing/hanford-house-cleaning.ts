// In English alone.
export * from '#frontend/content/en/landing/hanford-house-cleaning.ts'
