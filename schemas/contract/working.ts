import * as z from 'zod'
import { endpoint } from '#schemas/contract/endpoint.ts'
import { Success } from '#schemas/contract/records.ts'
import { FINDING_CODES } from '#schemas/facts/findings.ts'
import { adminRoutes } from '#schemas/routes.ts'

/** `values` fill the text of the code; `at` and `until` are instants. */
export const Finding = z.object({
  code: z.enum(FINDING_CODES),
  values: z.record(z.string(), z.union([z.string(), z.number()])),
})
export type Finding = z.infer<typeof Finding>

export const getWorking = endpoint(adminRoutes.getWorking, { answer: z.array(Finding) })
export const sendTestAlarm = endpoint(adminRoutes.sendTestAlarm, { answer: Success })
