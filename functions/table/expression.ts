/** Builds the expressions of updates and conditions. */

export type Condition = {
  expression: string
  names?: Record<string, string>
  values?: Record<string, unknown>
}

/** By attribute; `told.isBounced` is inside of `told`. */
type Changes = {
  /** undefined removes the attribute. */
  set?: Record<string, unknown> | undefined
  /** Set unless the attribute is there. */
  once?: Record<string, unknown> | undefined
  /** Numbers are added to an attribute, members to a set; without it, to 0 or to no members. */
  add?: Record<string, number | Set<string>> | undefined
  /** Members to take out of a set. */
  without?: Record<string, Set<string>> | undefined
}

export type Change = { expression: string; names: Record<string, string>; values: Record<string, unknown> }

/** Names and values are placeholders, because many words are reserved; they differ from those of conditions. */
export function changing({ set = {}, once = {}, add = {}, without = {} }: Changes): Change {
  const names: Record<string, string> = {}
  const values: Record<string, unknown> = {}
  const named = (path: string) => {
    const parts = path.split('.').map((part) => {
      const name = `#n${Object.keys(names).length}`
      names[name] = part
      return name
    })
    return parts.join('.')
  }
  const valued = (value: unknown) => {
    const name = `:v${Object.keys(values).length}`
    values[name] = value
    return name
  }
  const entries = Object.entries(set)
  const clauses = {
    SET: [
      ...entries
        .filter(([, value]) => value !== undefined)
        .map(([name, value]) => `${named(name)} = ${valued(value)}`),
      ...Object.entries(once).map(([name, value]) => {
        const place = named(name)
        return `${place} = if_not_exists(${place}, ${valued(value)})`
      }),
    ],
    REMOVE: entries.filter(([, value]) => value === undefined).map(([name]) => named(name)),
    ADD: Object.entries(add).map(([name, by]) => `${named(name)} ${valued(by)}`),
    DELETE: Object.entries(without).map(([name, members]) => `${named(name)} ${valued(members)}`),
  }
  const expression = Object.entries(clauses)
    .filter(([, parts]) => parts.length > 0)
    .map(([word, parts]) => `${word} ${parts.join(', ')}`)
    .join(' ')
  return { expression, names, values }
}

/** The condition that attributes are as given; undefined means that there is none. */
export function matching(attributes: Record<string, unknown>): Condition {
  const parts = Object.entries(attributes).map(([name, value], index) => ({ name, value, id: `c${index}` }))
  const stored = parts.filter(({ value }) => value !== undefined)
  return {
    expression: parts
      .map(({ value, id }) => (value === undefined ? `attribute_not_exists(#${id})` : `#${id} = :${id}`))
      .join(' AND '),
    names: Object.fromEntries(parts.map(({ name, id }) => [`#${id}`, name])),
    ...(stored.length > 0 && {
      values: Object.fromEntries(stored.map(({ value, id }) => [`:${id}`, value])),
    }),
  }
}
