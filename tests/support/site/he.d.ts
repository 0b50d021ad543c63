/** What we use of `he`, which has no types of its own. */
declare module 'he' {
  const he: { decode(html: string, options?: { isAttributeValue?: boolean }): string }
  export = he
}
