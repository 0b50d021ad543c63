import type * as z from 'zod'

const TYPES: Record<string, string> = {
  string: 'text',
  int: 'a whole number',
  number: 'a number',
  boolean: 'true or false',
  array: 'a list',
  object: 'a JSON object',
}
const UNITS: Record<string, string> = { string: ' characters', array: ' entries' }

/** Describes an invalid value in plain words, where the schema has no message of its own. */
export function plainWords(issue: z.core.$ZodRawIssue): string | undefined {
  // A query parameter that this list does not have.
  if (issue.code === 'invalid_type' && issue.expected === 'never') return 'Unknown field'
  if (issue.code === 'invalid_type')
    return issue.input === undefined ? 'Required' : `Must be ${TYPES[issue.expected] ?? issue.expected}`
  if (issue.code === 'too_big') return `At most ${issue.maximum}${UNITS[issue.origin] ?? ''}`
  if (issue.code === 'too_small') return `At least ${issue.minimum}${UNITS[issue.origin] ?? ''}`
  if (issue.code === 'invalid_value') return `Must be one of: ${issue.values.join(', ')}`
  return undefined
}
