/** Builds the expressions of requests: what a change does, and what a condition or a filter asks of a row. */

/** Names and values of one request, as placeholders, because many words are reserved. */
type Placeholders = { named: (path: string) => string; valued: (value: unknown) => string }
type Expression = (placeholders: Placeholders) => string
export type Condition = Expression

type Value = string | number | boolean
/** What an attribute must be. */
type Check = (name: string, valued: Placeholders['valued']) => string

const check =
  <Values extends Value[]>(spell: (name: string, ...values: string[]) => string) =>
  (...values: Values): Check =>
  (name, valued) =>
    spell(name, ...values.map(valued))

const absent = check<[]>((name) => `attribute_not_exists(${name})`)()
export const present = check<[]>((name) => `attribute_exists(${name})`)()
const equal = check<[Value]>((name, value) => `${name} = ${value}`)
export const lessThan = check<[Value]>((name, limit) => `${name} < ${limit}`)
export const moreThan = check<[Value]>((name, limit) => `${name} > ${limit}`)
export const atMost = check<[Value]>((name, limit) => `${name} <= ${limit}`)
/** Both are included. */
export const between = check<[Value, Value]>((name, from, to) => `${name} BETWEEN ${from} AND ${to}`)
/** A part of a text, a member of a set. */
export const holding = check<[Value]>((name, part) => `contains(${name}, ${part})`)

export const absentOr =
  (wanted: Value | Check): Check =>
  (name, valued) =>
    `${absent(name, valued)} OR ${checkOf(wanted)(name, valued)}`

function checkOf(wanted: Value | Check | undefined): Check {
  if (wanted === undefined) return absent
  return typeof wanted === 'function' ? wanted : equal(wanted)
}

/** The condition that all attributes are as given; undefined means that there is none. */
export function matching(attributes: Record<string, Value | Check | undefined>): Condition {
  const conditions = Object.entries(attributes).map(([path, wanted]): Condition => {
    return ({ named, valued }) => checkOf(wanted)(named(path), valued)
  })
  return all(...conditions)
}

/** Parentheses only where they matter, because DynamoDB rejects some that are redundant. */
export const all =
  (...conditions: Condition[]): Condition =>
  (placeholders) => {
    const needsThem = (part: string) => conditions.length > 1 && part.includes(' OR ')
    return conditions
      .map((condition) => condition(placeholders))
      .map((part) => (needsThem(part) ? `(${part})` : part))
      .join(' AND ')
  }

export const either =
  (...conditions: Condition[]): Condition =>
  (placeholders) =>
    conditions.map((condition) => condition(placeholders)).join(' OR ')

/** By attribute; `told.isBounced` is inside of `told`. */
export type Change = {
  /** undefined removes the attribute. */
  set?: Record<string, unknown> | undefined
  /** Set unless the attribute is there. */
  once?: Record<string, unknown> | undefined
  /** Numbers are added to an attribute, members to a set; without it, to 0 or to no members. */
  add?: Record<string, number | Set<string>> | undefined
  /** Members to take out of a set. */
  without?: Record<string, Set<string>> | undefined
}

export const changing =
  ({ set = {}, once = {}, add = {}, without = {} }: Change): Expression =>
  ({ named, valued }) => {
    const entries = Object.entries(set)
    const clauses = {
      SET: [
        ...entries
          .filter(([, value]) => value !== undefined)
          .map(([name, value]) => `${named(name)} = ${valued(value)}`),
        ...Object.entries(once).map(
          ([name, value]) => `${named(name)} = if_not_exists(${named(name)}, ${valued(value)})`,
        ),
      ],
      REMOVE: entries.filter(([, value]) => value === undefined).map(([name]) => named(name)),
      ADD: Object.entries(add).map(([name, by]) => `${named(name)} ${valued(by)}`),
      DELETE: Object.entries(without).map(([name, members]) => `${named(name)} ${valued(members)}`),
    }
    return Object.entries(clauses)
      .filter(([, parts]) => parts.length > 0)
      .map(([word, parts]) => `${word} ${parts.join(', ')}`)
      .join(' ')
  }

/** What a read returns of a row. */
export const listed =
  (attributes: readonly string[]): Expression =>
  ({ named }) =>
    attributes.map(named).join(', ')

type Part = `${'Condition' | 'Filter' | 'KeyCondition' | 'Projection' | 'Update'}Expression`

/**
 * Spells the expressions of a request, with the names and values that they use. Placeholders are short: an expression is limited to
 * 4 KB, and a search of 100 characters may have 25 words of 5 spellings.
 */
export function expressionsOf(parts: Partial<Record<Part, Expression | undefined>>) {
  const names: string[] = []
  const values: unknown[] = []
  const named = (path: string) => path.split('.').map(nameOf).join('.')
  const nameOf = (name: string) => {
    if (!names.includes(name)) names.push(name)
    return `#${names.indexOf(name)}`
  }
  const valued = (value: unknown) => `:${values.push(value) - 1}`
  const spelled = Object.entries(parts).map(([part, expression]) => [part, expression?.({ named, valued })])
  return {
    ...(Object.fromEntries(spelled) as Record<Part, string | undefined>),
    ...(names.length > 0 && { ExpressionAttributeNames: numbered('#', names) }),
    ...(values.length > 0 && { ExpressionAttributeValues: numbered(':', values) }),
  }
}

const numbered = <T>(mark: string, all: readonly T[]): Record<string, T> =>
  Object.fromEntries(all.map((one, index) => [`${mark}${index}`, one]))
