import type { FindingCode, FindingPart } from '#schemas/facts/findings.ts'

/** The screen "Is everything working?". */
export const workingLabels = {
  title: 'Is everything working?',
  description: 'Check email, alarms, backups and the website',
  /** In "Could not load …". */
  what: 'the checks',
  checkAgain: 'Check Again',
  allRight: 'Everything is working.',
  counts: {
    wrong: { one: 'One thing is wrong.', other: '{count} things are wrong.' },
    unknown: { one: 'One thing could not be checked.', other: '{count} things could not be checked.' },
  },
  seeAll: 'See what to do',
  test: {
    label: 'Send a Test Alarm',
    done: 'Test Sent',
    description:
      'Everyone who gets alarms gets it within a few minutes. If it does not arrive, look in the spam folder.',
    failed: 'Failed to send a test: {message}',
  },
  /** Read before a finding. */
  states: { right: 'Right', wrong: 'Wrong', unknown: 'Not known', none: 'Does not apply' },
  parts: {
    mail: 'Email',
    alarms: 'Alarms',
    copies: 'Backups',
    address: 'Web address',
    website: 'Website',
  } satisfies Record<FindingPart, string>,
} as const

const CHECK_AGAIN =
  'Check again in a few minutes. If it still cannot be read, ask whoever runs the site to look at the log of GetWorking (runbook, "Is everything working?").'
const RUN_DRILL = 'Ask whoever runs the site to run the restore drill (runbook, "Restoring data").'
const seeRunbook = (entry: string, before?: string) =>
  `${before ? `${before} a` : 'A'}sk whoever runs the site to see the runbook, ${entry}.`
const SEE_ADDRESS = seeRunbook('"Certificate and domain"')

/** What each finding says, and what to do about it. `{at}` is a moment, `{until}` a day. */
export const findingLabels = {
  'mail-open': { text: 'Email goes out to everyone. Sent in the last 24 hours: {sent} of {limit}.' },
  'mail-sandbox': {
    text: 'Email is in the sandbox: Amazon delivers it to confirmed addresses only, so customers get none. Sent in the last 24 hours: {sent} of {limit}.',
    todo: 'Ask whoever runs the site to request production access in Amazon SES (docs/deploy.md, step 5). It takes a day or two.',
  },
  'mail-stopped': {
    text: 'Amazon has stopped all email. Customers get none, and new leads do not reach you by email.',
    todo: 'Read new leads here every day. Ask whoever runs the site to open Amazon SES, which says why, and to reply to Amazon.',
  },
  'mail-reviewed': {
    text: 'Amazon is reviewing the email: too much came back or was marked as spam. It still goes out. Sent in the last 24 hours: {sent} of {limit}.',
    todo: `Look for invented addresses among the latest leads. ${seeRunbook('MailBounces')}`,
  },
  'mail-nearly-full': {
    text: 'Email is near its limit. Sent in the last 24 hours: {sent} of {limit}. Above that, email waits.',
    todo: 'If the latest leads are real, ask whoever runs the site to raise the sending quota in Amazon SES.',
  },
  'mail-unread': { text: 'Amazon did not say how email is doing.', todo: CHECK_AGAIN },
  'last-mail': { text: 'Last email sent: {at}.' },
  'no-mail-yet': { text: 'No email has been sent lately.' },
  'mails-in-time': { text: 'No email is late. Being sent now: {count}.' },
  'mails-wait': {
    text: 'Emails that have waited for more than half an hour: {count}. The oldest has waited since {at}.',
    todo: seeRunbook('OutboxOld', 'They go out once email works again. If nothing else is wrong with email,'),
  },
  'mails-to-you-arrive': { text: 'No email to you was refused.' },
  'mails-to-you-failed': {
    text: 'Emails to you that were refused: {count}.',
    todo: 'Check your address under Settings, General Settings. Then press Retry on the dashboard.',
  },
  'mails-returned': {
    text: 'Emails to customers that came back or were marked as spam today: {count}. At {limit}, receipts pause.',
  },
  'receipts-left': { text: 'Receipts sent today: {used} of {limit}.' },
  'receipts-used-up': {
    text: 'Receipts sent today: {used} of {limit}. Until midnight, some customers get none. You still get every lead.',
    todo: 'Look for invented addresses among the latest leads. If all are real, raise the receipts a day under Settings, General Settings.',
  },
  'receipts-paused': {
    text: 'Customers get no receipts: within a day, too many emails came back or were marked as spam.',
    todo: 'Look for invented addresses among the latest leads. Then set receipts to yes again under Settings, General Settings.',
  },
  'receipts-off': { text: 'Receipts to customers are switched off in your settings.' },
  'outbox-unread': {
    text: 'The emails that wait, failed or came back could not be read.',
    todo: CHECK_AGAIN,
  },

  'alarms-received': { text: 'Alarms go to {receivers}.' },
  'alarms-pending': {
    text: 'Not confirmed, so without alarms: {receivers}.',
    todo: 'Find the email "AWS Notification - Subscription Confirmation" in that mailbox, perhaps in the spam folder, and open its link. After three days, ask whoever runs the site for a new one (runbook, "Nobody gets the alarms").',
  },
  'alarms-nobody': {
    text: 'Nobody gets alarms: if the website stops, nobody is told.',
    todo: `Someone may have opened the unsubscribe link of an alarm. ${seeRunbook('"Nobody gets the alarms"')}`,
  },
  'alarms-inside': {
    text: 'Alarms go only to {receivers}, which depends on {domain}. If the domain stops, the alarm about it is lost.',
    todo: 'Ask whoever runs the site to send alarms to an address of another domain (alarmEmail in docs/deploy.md).',
  },
  'alarms-unread': { text: 'Who gets alarms could not be read.', todo: CHECK_AGAIN },

  'copy-made': { text: 'Last monthly backup: {at}.' },
  'copy-old': {
    text: 'Last monthly backup: {at}. One has been missing since.',
    todo: `The last 35 days can still be restored. ${seeRunbook('BackupFailed')}`,
  },
  'copy-missing': {
    text: 'There is no monthly backup yet.',
    todo: seeRunbook(
      'BackupFailed',
      'The first one is made on the 1st of the month after the site was set up, and until then the last 35 days can be restored. If none is there on the 3rd,',
    ),
  },
  'copy-off': { text: 'No monthly backups are made here. The last 35 days can be restored.' },
  'copy-unread': { text: 'The date of the last backup could not be read.', todo: CHECK_AGAIN },
  'drill-passed': { text: 'Last restore drill, which passed: {at}.' },
  'drill-old': { text: 'Last restore drill: {at}. It is due every quarter.', todo: RUN_DRILL },
  'drill-missing': {
    text: 'No restore drill has passed yet, so nobody knows that backups can be used.',
    todo: RUN_DRILL,
  },

  'certificate-good': { text: 'The certificate is good until {until}. Days left: {days}.' },
  'certificate-ends': {
    text: 'The certificate ends on {until} and was not renewed. Days left: {days}. After that, browsers warn visitors away.',
    todo: SEE_ADDRESS,
  },
  'certificate-refused': {
    text: 'Browsers refuse the certificate: it has ended, or it belongs to another address.',
    todo: SEE_ADDRESS,
  },
  'certificate-off': { text: 'This address has no certificate, because it is not https.' },
  'certificate-unread': {
    text: 'The certificate could not be read.',
    todo: 'Open your website on a phone without Wi-Fi. If it opens, check again in a few minutes.',
  },
  'domain-held': { text: '{domain} is registered until {until}. Days left: {days}.' },
  'domain-ends': {
    text: '{domain} is registered until {until}. Days left: {days}. After that, website, email and back office stop.',
    todo: 'Sign in where the domain was bought, renew it, switch on automatic renewal, and check the card on file.',
  },
  'domain-off': { text: 'The website has no domain of its own.' },
  'domain-unread': {
    text: 'The date until which the domain is registered could not be read. Not every registry says.',
    todo: 'Sign in where the domain was bought, look for the date, and switch on automatic renewal.',
  },

  'pages-published': { text: 'Website last updated: {at}.' },
  'pages-failed': {
    text: 'The last update of the website failed. {failure}',
    todo: seeRunbook('PublisherErrors', 'Press Retry on the dashboard. If it fails again,'),
  },
  'pages-never': {
    text: 'The website has never been updated: it shows none of your settings, prices and texts.',
    todo: seeRunbook('PublisherErrors', 'Press Retry on the dashboard. If that does not help,'),
  },
  'pages-unread': {
    text: 'The date of the last update of the website could not be read.',
    todo: CHECK_AGAIN,
  },
  'canary-reads-well': { text: 'Last automatic visit to the website, which found nothing wrong: {at}.' },
  'canary-reads-failed': {
    text: 'The last automatic visit to the website failed: {at}, {failure}.',
    todo: seeRunbook('CanaryFailed', 'Open your website yourself. If it fails for you too,'),
  },
  'canary-reads-silent': {
    text: 'Last automatic visit to the website: {at}. One is due every five minutes; without them nobody notices when the website stops.',
    todo: seeRunbook('CanarySilent'),
  },
  'canary-reads-never': {
    text: 'No automatic visit to the website has been made yet. One is due every five minutes.',
    todo: seeRunbook('CanarySilent', 'Check again in ten minutes. If there is still none,'),
  },
  'canary-writes-well': { text: 'Last automatic test message, which arrived: {at}.' },
  'canary-writes-failed': {
    text: 'The last automatic test message did not arrive: {at}, {failure}.',
    todo: seeRunbook(
      'CanaryFailed',
      'Send yourself a message from your website. If it is not under Contacts,',
    ),
  },
  'canary-writes-silent': {
    text: 'Last automatic test message: {at}. One is due every hour.',
    todo: seeRunbook('CanarySilent'),
  },
  'canary-writes-never': {
    text: 'No automatic test message has been sent yet. One is due every hour.',
    todo: seeRunbook('CanarySilent', 'Check again in two hours. If there is still none,'),
  },
  'sweeper-well': { text: 'Planned and delayed emails were last sent out: {at}.' },
  'sweeper-silent': {
    text: 'Planned and delayed emails were last sent out: {at}. It is due every minute; reminders, and emails that failed once, wait.',
    todo: seeRunbook('SweeperSilent'),
  },
  'sweeper-never': {
    text: 'Planned and delayed emails have never been sent out. It is due every minute.',
    todo: seeRunbook('SweeperSilent', 'Check again in ten minutes. If that does not help,'),
  },
  'runs-unread': {
    text: 'The last automatic visits and the last restore drill could not be read.',
    todo: CHECK_AGAIN,
  },
  'version-live': { text: 'Live version: {commit}, built {at}.' },
  'version-unread': {
    text: 'The live version could not be read.',
    todo: 'Open your website. If it opens, check again in a few minutes.',
  },
} as const satisfies Record<FindingCode, { text: string; todo?: string }>
