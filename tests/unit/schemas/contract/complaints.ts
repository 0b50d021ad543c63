import type * as z from 'zod'

export type Fields = Record<string, unknown>

/** The complaints about a sample with some fields changed, as `path: message`. */
export function complaints(schema: z.ZodType, sample: object, changes: Fields): string[] {
  const { error } = schema.safeParse({ ...sample, ...changes })
  return (error?.issues ?? []).map(({ path, message }) => `${path.join('.')}: ${message}`)
}

export const tooLong = (max: number) => `At most ${max} characters`
