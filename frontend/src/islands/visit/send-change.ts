import type { CallFailure } from '#frontend/lib/call-failure.ts'
import type { ChangeVisitRequest } from '#schemas/contract/visits.ts'

type Wanted<Request> = Request extends object ? Omit<Request, 'token'> : never

/** Sends a change. Returns why it failed, unless the page shows the newer visit instead. */
export type SendChange = (wanted: Wanted<ChangeVisitRequest>) => Promise<CallFailure | undefined>
