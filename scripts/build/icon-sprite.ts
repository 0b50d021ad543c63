import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'

const DIRECTORY = resolve(import.meta.dirname, '../../node_modules/bootstrap-icons/icons')

/** Returns a `<symbol id="icon-{name}">`, for the icon component. */
export function symbolOf(name: string): string {
  const svg = readFileSync(resolve(DIRECTORY, `${name}.svg`), 'utf8')
  const shapes = svg
    .replace(/^[^>]*>/, '')
    .replace('</svg>', '')
    .replace(/\s*\n\s*/g, '')
  return `<symbol id="icon-${name}" viewBox="0 0 16 16">${shapes}</symbol>`
}
