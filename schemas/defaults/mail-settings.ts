/** Settings of the mails that are planned. */

import type { SettingDefinition } from '#schemas/defaults/setting-rules.ts'
import { flag, optionalLine, risingDays, wholeNumber } from '#schemas/defaults/setting-rules.ts'

export const MAIL_SETTINGS = [
  {
    key: 'receipts_a_day',
    value: '200',
    type: 'number',
    description:
      'Receipts to customers a day at most: the daily sending quota of the mail service, less the emails to you',
    rule: wholeNumber(20, 50_000),
  },
  {
    key: 'reminders',
    value: 'yes',
    description: 'Remind customers by email the day before a visit',
    rule: flag,
  },
  {
    key: 'reminder_hour',
    value: '17',
    type: 'number',
    description: 'Hour of the reminder, Pacific time, 9 to 20; 17 is 5 PM',
    rule: wholeNumber(9, 20),
  },
  {
    key: 'done_mails',
    value: 'yes',
    description:
      'Thank customers by email two hours after a visit, with what is paid and what is left to pay',
    rule: flag,
  },
  {
    key: 'unpaid_mails',
    value: 'no',
    description:
      'Remind customers by email of a visit that you noted as not paid yet, 7 and 21 days after it; not of those noted before',
    rule: flag,
  },
  {
    key: 'follow_ups',
    value: 'no',
    description: 'Remind customers by email of a quote that is open',
    rule: flag,
  },
  {
    key: 'follow_up_days',
    value: '2, 9, 21',
    description: 'Days after a quote when a reminder is sent, at most three; a mailbox gets one a week',
    rule: risingDays,
  },
  {
    key: 'business_postal_address',
    value: '',
    description: 'Postal address of the business, which the law asks for in such reminders',
    rule: optionalLine,
  },
] as const satisfies readonly SettingDefinition[]
