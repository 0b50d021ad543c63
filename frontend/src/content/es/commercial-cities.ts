// In English alone.
export * from '#frontend/content/en/commercial-cities.ts'
