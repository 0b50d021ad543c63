/** The settings of each stage. Names of people and accounts are placeholders, which `deployment.json` replaces (deployment-settings.ts). */
import { RetentionDays } from 'aws-cdk-lib/aws-logs'

/** `it` is made, tried and deleted again by a workflow. */
export type StageName = 'dev' | 'prod' | 'it'

/** As GitHub spells it. The ids are part of the subject of its tokens, so that a later owner of the names is not trusted. */
export type GithubRepository = { owner: string; ownerId: number; repository: string; repositoryId: number }

export type StageConfig = {
  stage: StageName
  /** Deleting its stacks leaves nothing. */
  isTemporary?: true
  /** The only AWS account that this stage is deployed to. Absent: templates are made, and a deployment is refused. */
  account?: string
  /**
   * Absent: the site uses CloudFront's own domain name. `hostedZoneId` is the domain's public zone in Route 53. Without it no
   * record is made: outputs named `Dns…` list them for the owner.
   */
  domain?: { name: string; hostedZoneId?: string }
  /** Sender of all mail: an address of `domain`, or without one an address that confirms SES's mail. */
  mailFrom: string
  /** DMARC policy for unsigned mail in the domain's name. False: publishes none, because another policy exists. @default 'none' */
  dmarc?: 'none' | 'quarantine' | false
  /** Confirmed addresses that may receive mail while the account is in the SES sandbox. */
  sandboxRecipients?: readonly string[]
  /** Receives alarms and budget warnings, once it has confirmed the subscription. Absent: nobody does. */
  alarmEmail?: string
  /**
   * The repository whose deploy workflow may deploy, on main and in the environment of the stage's name. Absent: none.
   * `gh api repos/<owner>/<name> --jq '.owner.id, .id'` prints the ids.
   */
  github?: GithubRepository
  /** Of a table that was restored: the last part of its stream's ARN (docs/runbook.md). Absent: the table is the first one. */
  streamLabel?: string
  logRetention: RetentionDays
  /**
   * Throttle of each route of a kind, in requests per second, and twice as many at once; above it the API answers 429 (decision
   * 55). `admin` is the back office with its sign-in.
   */
  throttle: { read: number; creation: number; admin: number }
  /** Limits of the on-demand capacity of the table, and of each index, in request units per second: they bound the bill. */
  tableCeiling: { reads: number; writes: number }
  /** A copy of the table each month, kept for a year (decision 76). It cannot be deleted earlier, so that dev has none. */
  monthlyBackups?: true
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

/** Without the settings of a deployment (docs/deploy.md, step 2). */
export const STAGES: Record<StageName, StageConfig> = {
  dev: {
    stage: 'dev',
    mailFrom: 'dev@example.com',
    logRetention: RetentionDays.TWO_WEEKS,
    throttle: { read: 10, creation: 10, admin: 10 },
    tableCeiling: { reads: 500, writes: 200 },
    monthlyBudgetDollars: 10,
  },
  prod: {
    stage: 'prod',
    mailFrom: 'hello@example.com',
    logRetention: RetentionDays.THREE_MONTHS,
    throttle: { read: 50, creation: 10, admin: 10 },
    tableCeiling: { reads: 4000, writes: 1000 },
    monthlyBackups: true,
    monthlyBudgetDollars: 30,
  },
  it: {
    stage: 'it',
    isTemporary: true,
    mailFrom: 'it@example.com',
    logRetention: RetentionDays.ONE_DAY,
    throttle: { read: 50, creation: 10, admin: 10 },
    tableCeiling: { reads: 500, writes: 200 },
    monthlyBudgetDollars: 5,
  },
}
