// In English alone.
export * from '#frontend/content/en/info/commercial-near-me.ts'
