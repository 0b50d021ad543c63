/** The settings of each stage. All values that a new owner must fill in are in this file. */
import { RetentionDays } from 'aws-cdk-lib/aws-logs'

export type StageName = 'dev' | 'prod'

export type StageConfig = {
  stage: StageName
  /** Absent: the site uses CloudFront's own domain name. `hostedZoneId` is the domain's public zone in Route 53. */
  domain?: { name: string; hostedZoneId: string }
  /** Sender of all mail: an address of `domain`, or without one an address that confirms SES's mail. */
  mailFrom: string
  /** Confirmed addresses that may receive mail while the account is in the SES sandbox. */
  sandboxRecipients: readonly string[]
  /** Receives alarms and budget warnings, once it has confirmed the subscription. Absent: nobody does. */
  alarmEmail?: string
  /** `owner/name` of the GitHub repository whose environment of the stage's name may deploy. Absent: none. */
  githubRepository?: string
  /** Version id of a replaced origin secret (docs/runbook.md). Absent: the first version. */
  originSecretVersion?: string
  logRetention: RetentionDays
  /** Throttle of each route, in requests per second and at once; above it the API answers 429 (decision 55). */
  throttle: { rateLimit: number; burstLimit: number }
  /** Reserved concurrency of the login function, which bounds the cost of hashing in an attack. New accounts cannot reserve any. */
  loginConcurrency?: number
  /** Limits of the table's on-demand capacity in request units per second: they bound the bill. */
  tableCeiling: { reads: number; writes: number }
  /** Costs about 7 dollars a month (docs/cost.md). */
  hasWebFirewall: boolean
  monthlyBudgetDollars: number
}

/**
 * CloudFront's certificates, web firewall and metrics exist in this region only. With all stacks here, no value crosses regions
 * (decision 50).
 */
export const REGION = 'us-east-1'

/** Name of a stack, or of a resource that others name without importing it: `Cleaning-prod-Data`. */
export function nameIn(stage: StageName, part: string): string {
  return `Cleaning-${stage}-${part}`
}

/** The owner replaces `hello@example.com` and adds absent values (docs/deploy.md, step 2). */
export const STAGES: Record<StageName, StageConfig> = {
  dev: {
    stage: 'dev',
    mailFrom: 'hello@example.com',
    sandboxRecipients: ['hello@example.com'],
    logRetention: RetentionDays.TWO_WEEKS,
    throttle: { rateLimit: 20, burstLimit: 40 },
    tableCeiling: { reads: 500, writes: 200 },
    hasWebFirewall: false,
    monthlyBudgetDollars: 10,
  },
  prod: {
    stage: 'prod',
    mailFrom: 'hello@example.com',
    sandboxRecipients: [],
    logRetention: RetentionDays.THREE_MONTHS,
    throttle: { rateLimit: 100, burstLimit: 200 },
    tableCeiling: { reads: 4000, writes: 1000 },
    hasWebFirewall: false,
    monthlyBudgetDollars: 30,
  },
}
