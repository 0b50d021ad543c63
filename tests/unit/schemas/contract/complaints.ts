import type * as z from 'zod'
import { complaintText } from '#functions/errors.ts'

export type Fields = Record<string, unknown>

/** The complaints about a sample with some fields changed, as `path: message`, in the API's words. */
export function complaints(schema: z.ZodType, sample: object, changes: Fields): string[] {
  const { error } = schema.safeParse({ ...sample, ...changes })
  return (error?.issues ?? []).map(({ path, message }) => `${path.join('.')}: ${complaintText(message)}`)
}

export const tooLong = (max: number) => `At most ${max} characters`
