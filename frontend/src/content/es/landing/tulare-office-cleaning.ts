// In English alone.
export * from '#frontend/content/en/landing/tulare-office-cleaning.ts'
