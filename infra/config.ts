/** What differs between stages, as data. Everything a new owner fills in stands here. */
import { RetentionDays } from 'aws-cdk-lib/aws-logs'

export type StageName = 'dev' | 'prod'

export type StageConfig = {
  stage: StageName
  /** Absent: the site lives on CloudFront's own name. `hostedZoneId` is the domain's public zone in Route 53. */
  domain?: { name: string; hostedZoneId: string }
  /** Sender of all mail. With a domain it must be an address of it, else SES asks its mailbox to confirm. */
  mailFrom: string
  /** While the account is in the SES sandbox: confirmed addresses that mail may go to. */
  sandboxRecipients: readonly string[]
  /** Gets alarms and budget warnings; the mailbox must confirm the subscription. Absent: alarms tell nobody. */
  alarmEmail?: string
  /** Only the main branch of this GitHub repository, `owner/name`, may deploy. Absent: no access from CI. */
  githubRepository?: string
  /** Version id of the origin secret once it has been replaced (docs/runbook.md). Absent: the one it was created with. */
  originSecretVersion?: string
  logRetention: RetentionDays
  /** A token bucket for each route, in requests a second and at once; more is answered with 429 (decision 55). */
  throttle: { rateLimit: number; burstLimit: number }
  /** Copies of the login function at once: hashing is what an attacker could make us pay for. New accounts allow none to be reserved. */
  loginConcurrency?: number
  /** Ceilings of the table's on-demand capacity in request units per second, against a runaway bill. */
  tableCeiling: { reads: number; writes: number }
  /** About 7 dollars a month more (docs/cost.md). */
  hasWebFirewall: boolean
  monthlyBudgetDollars: number
}

/**
 * Certificates, web firewall and metrics of CloudFront exist in this region only; with everything else beside them there is
 * nothing to pass between regions (decision 50).
 */
export const REGION = 'us-east-1'

/** `hello@example.com` and the absent values are for the owner to fill in (docs/deploy.md, step 2). */
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
