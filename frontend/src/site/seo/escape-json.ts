/** JSON for a data block: no `<` can end the element that holds it. */
export function escapeJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c')
}
