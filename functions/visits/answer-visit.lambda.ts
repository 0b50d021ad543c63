import { endpoint } from '#functions/http/endpoint.ts'
import { answerVisit } from '#functions/visits/visit-answer.ts'
import * as contract from '#schemas/contract/visits.ts'

/** Confirms or declines a visit by the link in the owner's mail. */
export const handler = endpoint(contract.answerVisit, ({ body }) => answerVisit(body, new Date()))
