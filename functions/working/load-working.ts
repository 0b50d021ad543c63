/** "Is everything working?": asks everything at once. A part that does not answer hides no other. */

import { errorDetails, writeLog } from '#functions/log.ts'
import { kindsWithoutReceipt, RETURNED_MAILS, receiptsUsed } from '#functions/outbox/mail-budgets.ts'
import { lastSent, listFailed, listNotifications } from '#functions/outbox/outbox.ts'
import { loadPublication } from '#functions/publisher/publication-store.ts'
import { readRuns } from '#functions/runs/run-store.ts'
import { loadSettings } from '#functions/settings/setting-list.ts'
import { usedToday } from '#functions/table/budgets.ts'
import {
  domainOf,
  judgeCertificate,
  judgeDomain,
  readCertificate,
  readRenewal,
} from '#functions/working/address.ts'
import { judgeReceivers, readReceivers } from '#functions/working/alarms.ts'
import { judgeCopies, judgeDrill, readCopies } from '#functions/working/copies.ts'
import { found } from '#functions/working/finding.ts'
import * as mail from '#functions/working/mail.ts'
import { judgePages, judgeRun, readVersion } from '#functions/working/website.ts'
import type { Finding } from '#schemas/contract/working.ts'
import type { FindingCode } from '#schemas/facts/findings.ts'

/** Of the mails that wait for nobody's time. */
const WAITING_MAX = 100

/** @param origin of the website, as visitors reach it */
export async function loadWorking(origin: string, now: Date): Promise<Finding[]> {
  const domain = domainOf(origin)
  const findings = await Promise.all([
    known('mail-unread', async () => [mail.judgeAccount(await mail.readAccount())]),
    known('outbox-unread', () => outboxFindings(now)),
    known('alarms-unread', async () => judgeReceivers(await readReceivers(), domain)),
    known('copy-unread', async () => [judgeCopies(await readCopies(), now)]),
    known('runs-unread', () => runFindings(now)),
    known('certificate-unread', async () => [judgeCertificate(await readCertificate(origin), now)]),
    known('domain-unread', async () => [judgeDomain(domain, domain && (await readRenewal(domain)), now)]),
    known('pages-unread', async () => [judgePages(await loadPublication(now))]),
    known('version-unread', async () => [await readVersion(origin)]),
  ])
  return findings.flat()
}

async function known(unread: FindingCode, read: () => Promise<Finding[]>): Promise<Finding[]> {
  try {
    return await read()
  } catch (error) {
    writeLog({ level: 'error', event: unread, ...errorDetails(error) })
    return [found(unread)]
  }
}

async function outboxFindings(now: Date): Promise<Finding[]> {
  const [sentAt, failed, settings, used, returned, ...waiting] = await Promise.all([
    lastSent(now),
    listFailed(),
    loadSettings(),
    receiptsUsed(now),
    usedToday('mail-returned', 'all', now),
    ...(['queued', 'sending', 'held'] as const).map((status) => listNotifications(status, WAITING_MAX)),
  ])
  return [
    mail.judgeLastMail(sentAt),
    mail.judgeWaiting(waiting.flat(), now),
    mail.judgeFailed(failed.length),
    found('mails-returned', { count: returned, limit: RETURNED_MAILS }),
    mail.judgeReceipts(settings, used, kindsWithoutReceipt(settings, used)),
  ]
}

async function runFindings(now: Date): Promise<Finding[]> {
  const { drill, ...runs } = await readRuns()
  return [
    judgeDrill(drill, now),
    ...(['canary-reads', 'canary-writes', 'sweeper'] as const).map((name) => judgeRun(name, runs[name], now)),
  ]
}
