/** Types for the part of `he` that we use; it has none. */
declare module 'he' {
  const he: { decode(html: string, options?: { isAttributeValue?: boolean }): string }
  export = he
}
