/** Reads params, query and body, and validates them against the contract. */
import type { APIGatewayProxyEventV2 as Event } from 'aws-lambda'
import * as z from 'zod'
import { AppError, invalidInput } from '#functions/errors.ts'
import type { EndpointSchemas, Parsed } from '#schemas/contract/endpoint.ts'
import * as LIMITS from '#schemas/facts/limits.ts'

z.config({ customError: plainWords })

/**
 * A part that the contract omits stays undefined.
 * @param onMalformed runs before a malformed request is refused; may throw its own error
 */
export async function readInput<E extends EndpointSchemas>(
  { params, query, body }: E,
  event: Event,
  onMalformed: () => Promise<void> | undefined,
) {
  try {
    const text = readBody(event)
    const input = {
      body: body && parseInput(body, parseJson(event, text)),
      params: params && parseInput(params, event.pathParameters ?? {}),
      query: query && parseInput(query, event.queryStringParameters ?? {}),
    }
    // Safe cast: the values were checked against the contract.
    return { text, ...(input as { [P in keyof typeof input]: Parsed<E, P> }) }
  } catch (error) {
    await onMalformed()
    throw error
  }
}

/**
 * Returns the body as text. 413 above the limit, measured in bytes before parsing; 400 for invalid UTF-8, which API Gateway, or
 * this function, has decoded to U+FFFD.
 */
function readBody({ body = '', isBase64Encoded }: Event): string {
  const bytes = Buffer.byteLength(body, isBase64Encoded ? 'base64' : 'utf8')
  if (bytes > LIMITS.body)
    throw new AppError(413, `The request is too large: at most ${LIMITS.body / 1024} KB.`)
  const text = isBase64Encoded ? Buffer.from(body, 'base64').toString('utf8') : body
  if (text.includes('\uFFFD'))
    throw new AppError(400, 'Some characters were damaged (\uFFFD). Please type them again.', {
      code: 'damaged-text',
      fields: { body: 'Not valid UTF-8' },
    })
  return text
}

/** 415 for any other content type; 400 for invalid JSON. */
function parseJson({ headers }: Event, text: string): unknown {
  if (!/^application\/json\s*(;|$)/i.test(headers['content-type'] ?? '')) {
    throw new AppError(415, 'Send JSON, with Content-Type: application/json.')
  }
  try {
    return JSON.parse(text)
  } catch {
    throw invalidInput({ body: 'Not valid JSON' }, 'The request is not valid JSON.')
  }
}

/**
 * Validates visitors' input. Our own rows are parsed elsewhere: a row that does not match its schema is a bug, and its
 * ZodError becomes a 500.
 * @throws AppError 400 with a message for each invalid path
 */
function parseInput<S extends z.ZodType>(schema: S, value: unknown): z.output<S> {
  const { data, error } = schema.safeParse(value)
  if (error) throw invalidInput(fieldsOf(error))
  return data as z.output<S>
}

/** One message per invalid path, for instance `customerInfo.email`. Truncates names that the visitor chose. */
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
function plainWords(issue: z.core.$ZodRawIssue): string | undefined {
  // A query parameter that this list does not have.
  if (issue.code === 'invalid_type' && issue.expected === 'never') return 'Unknown field'
  if (issue.code === 'invalid_type')
    return issue.input === undefined ? 'Required' : `Must be ${TYPES[issue.expected] ?? issue.expected}`
  if (issue.code === 'too_big') return `At most ${issue.maximum}${UNITS[issue.origin] ?? ''}`
  if (issue.code === 'too_small') return `At least ${issue.minimum}${UNITS[issue.origin] ?? ''}`
  if (issue.code === 'invalid_value') return `Must be one of: ${issue.values.join(', ')}`
  return undefined
}
