/** Imitates CloudWatch Logs: writes the console to a file, and errors to the terminal as well. */
import { createWriteStream } from 'node:fs'
import { formatWithOptions } from 'node:util'

/** @returns a function that restores the console and resolves when the file is complete */
export function redirectConsole(file: string): () => Promise<void> {
  const stream = createWriteStream(file, { flags: 'a' })
  const original = { log: console.log, info: console.info, warn: console.warn, error: console.error }
  const write = (...parts: unknown[]) => {
    stream.write(`${formatWithOptions({ colors: false }, ...parts)}\n`)
  }
  Object.assign(console, {
    log: write,
    info: write,
    warn: write,
    error: (...parts: unknown[]) => {
      write(...parts)
      original.error(...parts)
    },
  })
  return () => {
    Object.assign(console, original)
    return new Promise((resolve) => stream.end(resolve))
  }
}
