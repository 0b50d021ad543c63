/** Reads properties of resources, with references replaced by names such as `Data-Table` (tests/infra/deployed.ts). */
import { resolvedResources } from '#tests/infra/deployed.ts'
import type { Templates } from '#tests/infra/synthesise.ts'

/** What a test says, what the templates have, and what they must have. */
export type Properties = Record<string, readonly [actual: unknown, expected: unknown]>

export type Reader = ReturnType<typeof reader>

/** A type is written as `S3::Bucket`, a path as `Replicas.0.Region`; without a path it is all properties. */
export function reader(templates: Templates) {
  const resources = resolvedResources(templates)
  const ofType = (type: string) => resources.filter(({ Type }) => Type === `AWS::${type}`)

  /** The value of each resource that has one, by its name. */
  const each = (type: string, path = '') =>
    Object.fromEntries(
      ofType(type)
        .map(({ name, read }) => [name, at(read(), path)] as const)
        .filter(([, value]) => value !== undefined),
    )

  return {
    each,
    /** The different values of a property, undefined where a resource has none. */
    every: (type: string, path: string) => [
      ...new Map(
        ofType(type)
          .map(({ read }) => at(read(), path))
          .map((value) => [JSON.stringify(value), value]),
      ).values(),
    ],
    /** The value of one resource. */
    one: <T = unknown>(type: string, name: string, path = '') => each(type, path)[name] as T,
  }
}

function at(value: unknown, path: string): unknown {
  let found = value
  for (const key of path.split('.').filter(Boolean))
    found = (found as Record<string, unknown> | undefined)?.[key]
  return found
}
