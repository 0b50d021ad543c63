/** One row for each thing that costs. */
import type { PriceName } from '#scripts/cost/prices.ts'

/** Visits in a month, small, middle and large. */
export const VISITS = [100, 10_000, 1_000_000]

/** An average visit to the site. Sizes and counts are measured on the built site and the emulated table; `leads` is an assumption. */
const VISIT = { gigabytes: 0.0003, requests: 15, edgeFunctions: 23, apiCalls: 1, leads: 0.03 }
const LEAD = { calls: 1, mails: 2, writes: 55, gigabytes: 6e-6 }
const CALL = { reads: 8, gigabyteSeconds: 0.05, logGigabytes: 1e-6 }
/** The owner's edits and the developer's deployments in a month, and what a run of the publisher does. */
const EDITS = 30
const DEPLOYMENTS = 4
const RUN = { gigabyteSeconds: 9, heads: 100, puts: 50, paths: 12 }
/** A deployment uploads its changed functions anew; old ones stay (docs/runbook.md, "Once a year"). */
const DEPLOYMENT_GIGABYTES = 0.02
const MONTHS_KEPT = 12
const PHOTOGRAPHS_GIGABYTES = 0.05

/** What production has, with a domain. tests/infra/cost.test.ts compares it with the templates. */
export const STAGE = { secrets: 3, alarmMetrics: 34, ownMetrics: 8, scheduledRuns: 52_590 }

const calls = (visits: number) => visits * (VISIT.apiCalls + VISIT.leads * LEAD.calls)
const leads = (visits: number) => visits * VISIT.leads
/** After a year, with those of all months before. */
const stored = (visits: number) => leads(visits) * LEAD.gigabytes * MONTHS_KEPT
const runs = EDITS + DEPLOYMENTS

export type Row = {
  what: string
  price: PriceName
  units: (visits: number) => number
  growsWith: string
}

export const ROWS: Row[] = [
  {
    what: 'CloudFront, data (300 KB a visit)',
    price: 'edgeData',
    units: (visits) => visits * VISIT.gigabytes,
    growsWith: 'visits',
  },
  {
    what: `CloudFront, requests (${VISIT.requests} a visit)`,
    price: 'edgeRequest',
    units: (visits) => visits * VISIT.requests,
    growsWith: 'visits',
  },
  {
    what: `CloudFront Functions (${VISIT.edgeFunctions} a visit)`,
    price: 'edgeFunction',
    units: (visits) => visits * VISIT.edgeFunctions,
    growsWith: 'visits',
  },
  {
    what: `CloudFront, invalidations (${EDITS} edits of at most ${RUN.paths} paths, ${DEPLOYMENTS} deployments of one)`,
    price: 'invalidation',
    units: () => EDITS * RUN.paths + DEPLOYMENTS,
    growsWith: 'edits',
  },
  {
    what: 'HTTP API (one read a visit, one call a lead)',
    price: 'apiRequest',
    units: calls,
    growsWith: 'calls that reach it',
  },
  {
    what: 'Lambda, calls and scheduled runs',
    price: 'lambdaRequest',
    units: (visits) => calls(visits) + 2 * leads(visits) + STAGE.scheduledRuns + runs,
    growsWith: 'calls, time',
  },
  {
    what: 'Lambda, time (0.5 GB for 0.1 s; the publisher 1.8 GB for 5 s)',
    price: 'lambdaSecond',
    units: (visits) =>
      (calls(visits) + 2 * leads(visits) + STAGE.scheduledRuns) * CALL.gigabyteSeconds +
      runs * RUN.gigabyteSeconds,
    growsWith: 'the same, edits',
  },
  {
    what: `DynamoDB, writes (${LEAD.writes} units a lead until its mails are sent)`,
    price: 'tableWrite',
    units: (visits) => leads(visits) * LEAD.writes + STAGE.scheduledRuns,
    growsWith: 'leads, time: sweeper and canary note each run',
  },
  {
    what: `DynamoDB, reads (${CALL.reads} units a call)`,
    price: 'tableRead',
    units: (visits) => (calls(visits) + STAGE.scheduledRuns) * CALL.reads,
    growsWith: 'calls, time',
  },
  {
    what: 'DynamoDB, storage (6 KB a lead with indexes, after a year)',
    price: 'tableStorage',
    units: stored,
    growsWith: 'all leads ever',
  },
  { what: 'DynamoDB, point-in-time recovery', price: 'recovery', units: stored, growsWith: 'all leads ever' },
  {
    what: `AWS Backup, ${MONTHS_KEPT} monthly copies of a table that grew`,
    price: 'backup',
    units: (visits) => (stored(visits) * MONTHS_KEPT) / 2,
    growsWith: 'all leads ever',
  },
  {
    what: 'KMS, the key of the table (AWS manages it)',
    price: 'keyRequest',
    units: (visits) => calls(visits) / 100 + 9000,
    growsWith: 'time; DynamoDB asks every five minutes for each caller',
  },
  {
    what: `SES (${LEAD.mails} mails a lead)`,
    price: 'mail',
    units: (visits) => leads(visits) * LEAD.mails,
    growsWith: 'leads',
  },
  { what: 'Secrets Manager', price: 'secret', units: () => STAGE.secrets, growsWith: 'nothing' },
  {
    what: 'CloudWatch, metrics that alarms watch',
    price: 'alarmMetric',
    units: () => STAGE.alarmMetrics,
    growsWith: 'nothing',
  },
  {
    what: 'CloudWatch, own metrics',
    price: 'ownMetric',
    units: () => STAGE.ownMetrics,
    growsWith: 'nothing',
  },
  { what: 'CloudWatch, dashboards', price: 'dashboard', units: () => 1, growsWith: 'nothing' },
  {
    what: 'Logs (1 KB a call)',
    price: 'logs',
    units: (visits) => (calls(visits) + STAGE.scheduledRuns) * CALL.logGigabytes,
    growsWith: 'calls, time',
  },
  {
    what: 'S3, storage (a year of deployments and logs, photographs)',
    price: 'fileStorage',
    units: (visits) =>
      PHOTOGRAPHS_GIGABYTES +
      DEPLOYMENTS * MONTHS_KEPT * DEPLOYMENT_GIGABYTES +
      visits * VISIT.requests * 5e-7,
    growsWith: 'deployments, visits',
  },
  { what: 'S3, writes', price: 'filePut', units: () => runs * RUN.puts, growsWith: 'edits' },
  {
    what: 'S3, reads',
    price: 'fileRead',
    units: (visits) => runs * RUN.heads + (visits * VISIT.requests) / 10,
    growsWith: 'edits, visits that the edge does not answer',
  },
  { what: 'Route 53, zone', price: 'zone', units: () => 1, growsWith: 'nothing; DNS elsewhere: nothing' },
  { what: 'Route 53, queries', price: 'zoneQuery', units: (visits) => visits, growsWith: 'visits' },
]
