/** The SES message tag with the outbox row's id, by which a bounce finds its row. */
export const NOTIFICATION_TAG = 'notification'
