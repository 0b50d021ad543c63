import * as z from 'zod'
import { invalidInput } from '#functions/domain/errors.ts'
import { plainWords } from '#functions/http/plain-words.ts'

z.config({ customError: plainWords })

/**
 * What a visitor sent, by its schema. Rows of our own that do not fit theirs are no fault of the visitor's: they throw a
 * ZodError, which is answered with 500.
 * @throws AppError 400 with a message for each faulty path
 */
export function parseInput<S extends z.ZodType>(schema: S, value: unknown): z.output<S> {
  const { data, error } = schema.safeParse(value)
  if (error) throw invalidInput(fieldsOf(error))
  return data as z.output<S>
}

/** One message per faulty path, `customerInfo.email` style; names the visitor sent are cut, so nothing can be smuggled into answers. */
function fieldsOf(error: z.ZodError): Record<string, string> {
  const fields = new Map<string, string>()
  for (const issue of error.issues) {
    const names =
      issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [...issue.path, key]) : [issue.path]
    for (const name of names) {
      const path = name.map(String).join('.').slice(0, 100) || 'body'
      if (!fields.has(path))
        fields.set(path, issue.code === 'unrecognized_keys' ? 'Unknown field' : issue.message)
    }
  }
  return Object.fromEntries(fields)
}
