/** Functions log to the console, as they do in Lambda; here that goes to a file, and errors to the terminal as well. */
import { createWriteStream } from 'node:fs'
import { formatWithOptions } from 'node:util'

/** @returns a function that undoes it and resolves when everything is written */
export function redirectConsole(file: string): () => Promise<void> {
  const stream = createWriteStream(file, { flags: 'a' })
  const before = { log: console.log, info: console.info, warn: console.warn, error: console.error }
  const write = (...parts: unknown[]) => {
    stream.write(`${formatWithOptions({ colors: false }, ...parts)}\n`)
  }
  Object.assign(console, {
    log: write,
    info: write,
    warn: write,
    error: (...parts: unknown[]) => {
      write(...parts)
      before.error(...parts)
    },
  })
  return () => {
    Object.assign(console, before)
    return new Promise((resolve) => stream.end(resolve))
  }
}
