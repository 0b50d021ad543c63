/** Days that the owner calls off, and their visits. */
import type { AddBookingRequest } from '#schemas/contract/bookings.ts'
import type { ApiClient } from '#tests/support/api/client.ts'
import { addVisit, openWindows } from '#tests/support/api/requests.ts'
import type { WorkerStack } from '#tests/support/api/worker-stack.ts'
import { mailsAbout } from '#tests/support/table/rows.ts'

/** The choice that moves a visit. */
export const to = (
  id: string,
  serviceDate: string,
  serviceTime: AddBookingRequest['serviceTime'] = '08:00',
) => ({ id, action: 'move' as const, serviceDate, serviceTime })

export function dayMoveDesk(stack: WorkerStack, owner: ApiClient) {
  let days = 0
  let customers = 0
  return {
    /** A day that no other test uses, with the open day after it. */
    async freshDays(): Promise<[string, string]> {
      days += 7
      const open = [...new Set((await openWindows(owner)).map(({ serviceDate }) => serviceDate))]
      const [first = '', second = ''] = open.slice(days)
      return [first, second]
    },
    async visitOn(serviceDate: string, changes: Partial<AddBookingRequest> = {}) {
      customers += 1
      return addVisit(owner, serviceDate, { email: `moved-${customers}@example.com`, ...changes })
    },
    outboxOf: (id: string) => mailsAbout(stack.dynamodbEndpoint, id),
  }
}
