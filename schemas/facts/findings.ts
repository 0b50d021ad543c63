/**
 * All that "Is everything working?" may say (P40), by its parts, with what it means. `none`: it does not apply here. A code that is added
 * here needs a text in content/en/labels/working.ts. No imports: the back office loads this file.
 */
export const FINDINGS = {
  mail: {
    'mail-open': 'right',
    'mail-sandbox': 'wrong',
    'mail-stopped': 'wrong',
    'mail-reviewed': 'wrong',
    'mail-nearly-full': 'wrong',
    'mail-unread': 'unknown',
    'last-mail': 'right',
    'no-mail-yet': 'none',
    'mails-in-time': 'right',
    'mails-wait': 'wrong',
    'mails-to-you-arrive': 'right',
    'mails-to-you-failed': 'wrong',
    'mails-returned': 'right',
    'receipts-left': 'right',
    'receipts-used-up': 'wrong',
    'receipts-paused': 'wrong',
    'receipts-off': 'none',
    'outbox-unread': 'unknown',
  },
  alarms: {
    'alarms-received': 'right',
    'alarms-pending': 'wrong',
    'alarms-nobody': 'wrong',
    'alarms-inside': 'wrong',
    'alarms-unread': 'unknown',
  },
  copies: {
    'copy-made': 'right',
    'copy-old': 'wrong',
    'copy-missing': 'wrong',
    'copy-off': 'none',
    'copy-unread': 'unknown',
    'drill-passed': 'right',
    'drill-old': 'wrong',
    'drill-missing': 'wrong',
  },
  address: {
    'certificate-good': 'right',
    'certificate-ends': 'wrong',
    'certificate-refused': 'wrong',
    'certificate-off': 'none',
    'certificate-unread': 'unknown',
    'domain-held': 'right',
    'domain-ends': 'wrong',
    'domain-off': 'none',
    'domain-unread': 'unknown',
  },
  website: {
    'pages-published': 'right',
    'pages-failed': 'wrong',
    'pages-never': 'wrong',
    'pages-unread': 'unknown',
    'canary-reads-well': 'right',
    'canary-reads-failed': 'wrong',
    'canary-reads-silent': 'wrong',
    'canary-reads-never': 'unknown',
    'canary-writes-well': 'right',
    'canary-writes-failed': 'wrong',
    'canary-writes-silent': 'wrong',
    'canary-writes-never': 'unknown',
    'sweeper-well': 'right',
    'sweeper-silent': 'wrong',
    'sweeper-never': 'unknown',
    'runs-unread': 'unknown',
    'version-live': 'right',
    'version-unread': 'unknown',
  },
} as const satisfies Record<string, Record<string, FindingState>>

export type FindingState = 'right' | 'wrong' | 'unknown' | 'none'
export type FindingPart = keyof typeof FINDINGS
type CodesOf<P extends FindingPart> = P extends FindingPart ? keyof (typeof FINDINGS)[P] : never
export type FindingCode = CodesOf<FindingPart>

export const FINDING_PARTS = Object.keys(FINDINGS) as FindingPart[]
export const FINDING_STATES: Record<FindingCode, FindingState> = Object.assign({}, ...Object.values(FINDINGS))
export const FINDING_CODES = Object.keys(FINDING_STATES) as [FindingCode, ...FindingCode[]]
