import type { CallFailure } from '#frontend/lib/call-failure.ts'
import type { AnswerQuoteRequest } from '#schemas/contract/linked-quotes.ts'

type Answer = AnswerQuoteRequest extends infer Request
  ? Request extends object
    ? Omit<Request, 'token'>
    : never
  : never

/** Sends an answer. Returns why it failed, unless the page shows the newer quote instead. */
export type SendAnswer = (answer: Answer) => Promise<CallFailure | undefined>
