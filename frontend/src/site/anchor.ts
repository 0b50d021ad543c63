/** A heading as an anchor: `Tools and equipment` is `tools-and-equipment`, `Técnicas` is `tecnicas`. */
export function anchorOf(heading: string): string {
  return heading
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}
