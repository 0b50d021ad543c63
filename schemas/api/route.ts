/**
 * The shape of one endpoint. Routes are plain data without zod, because public pages load them; what goes in and out
 * stands in `requests.ts` and `responses.ts` under the same name (decision 41).
 */
export type Route = {
  /** Also the CDK construct id, the bundle's name and the key in the contract. */
  name: string
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** API Gateway form: `/api/quotes/{id}`. */
  path: `/api/${string}`
  /** File below functions/handlers, without `.ts`. */
  handler: string
  /** public: anyone. login: anyone, to get or give up a session. admin: a live session. */
  access: 'public' | 'login' | 'admin'
  /** 201 for what creates a record, which takes an Idempotency-Key; 200 when absent. */
  status?: 201
  /** What the edge and browsers may do with a GET; `no-store` when absent. */
  cacheControl?: string
}

/** Keeps the literal types of a list of routes and checks each against `Route`. */
export function routes<const R extends { [N in keyof R]: Omit<Route, 'name'> }>(definitions: R) {
  return Object.fromEntries(
    Object.entries<Omit<Route, 'name'>>(definitions).map(([name, route]) => [name, { name, ...route }]),
  ) as unknown as { [N in keyof R]: R[N] & { name: N } }
}
