/** Logs one JSON line per request. No body, header, query or error message: those can hold personal data. */

import type { Checked, Event, Middleware } from '#functions/http/request.ts'
import { errorDetails, writeLog } from '#functions/log.ts'
import type { Route } from '#schemas/routes.ts'

export function log({ name }: Route): Middleware {
  return {
    before: ({ internal }) => {
      internal.startedAt = performance.now()
    },
    after: ({ event, response, internal }) => writeLine(name, event, internal, response?.statusCode ?? 200),
    // onError runs from the last middleware to the first, so `errors` has set the response.
    onError: ({ event, response, error, internal }) =>
      writeLine(name, event, internal, response?.statusCode ?? 500, error),
  }
}

function writeLine(route: string, event: Event, checked: Checked, status: number, error?: unknown): void {
  const isOurFault = status >= 500
  const line = {
    level: isOurFault ? 'error' : 'info',
    requestId: event.requestContext.requestId,
    route,
    status,
    ...(checked.admin && { admin: checked.admin.id, row: rowOf(checked) }),
    ms: Math.round(performance.now() - checked.startedAt),
    ...(isOurFault && error !== undefined ? errorDetails(error) : {}),
  }
  writeLog(line)
}

/** The id or key in the path. Safe to log: params passed their schema, so this is not free text. */
function rowOf({ params }: Checked): string | undefined {
  const { id, key } = (params ?? {}) as { id?: string; key?: string }
  return id ?? key
}
