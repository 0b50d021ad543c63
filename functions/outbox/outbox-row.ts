import * as z from 'zod'
import { VisitorLanguage } from '#schemas/contract/fields.ts'
import { MAILS, Notification } from '#schemas/contract/notifications.ts'
import { SERVICE_TYPES } from '#schemas/facts/service-types.ts'

/**
 * As stored. `network` is where a receipt's form came from; once the receipt is counted, `origin` replaces it (`originOf`), by which
 * mails that come back are counted. `deleted` is all that the mail about a deleted visit says; it is removed once that is sent.
 */
export const OutboxRow = Notification.extend({
  network: z.string().optional(),
  origin: z.string().optional(),
  deleted: z
    .object({
      email: z.string(),
      serviceDate: z.string(),
      serviceTime: z.string(),
      serviceType: z.enum(SERVICE_TYPES),
      town: z.string().optional(),
      totalPrice: z.number().optional(),
      language: VisitorLanguage,
    })
    .optional(),
  /** When the change was undone that this mail is about. */
  undoneAt: z.string().optional(),
})
export type OutboxRow = z.infer<typeof OutboxRow>

/** The booking of a mail that tells its customer something of a visit. */
export const toldVisit = ({ kind, recordType, recordId, deleted }: OutboxRow) =>
  recordType === 'booking' && MAILS[kind].to === 'customer' && !deleted ? recordId : undefined

/** Why a mail that the owner stopped was not sent. */
export const STOPPED = 'You stopped it'

/** The SES message tag with the outbox row's id, by which a bounce finds its row. */
export const NOTIFICATION_TAG = 'notification'
