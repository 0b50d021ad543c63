// In English alone.
export * from '#frontend/content/en/residential-cities.ts'
