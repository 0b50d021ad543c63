/** The message tag that carries an outbox row's id through SES, so that a bounce finds its row again. */
export const NOTIFICATION_TAG = 'notification'
