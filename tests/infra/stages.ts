/** The stages that tests look at. */
import { STAGES, type StageConfig } from '#infra/config.ts'

/** The smallest stage: no domain, no alarm address. */
export const PLAIN: StageConfig = STAGES.dev

/** A stage with every option. */
export const FULL: StageConfig = {
  ...STAGES.prod,
  account: '111111111111',
  domain: { name: 'cleaning.example', hostedZoneId: 'Z0000000EXAMPLE' },
  mailFrom: 'hello@cleaning.example',
  alarmEmail: 'owner@mail.example',
  github: { owner: 'owner', ownerId: 1234, repository: 'cleaning', repositoryId: 5678 },
}

/** In the order in which tests need them. */
export const TESTED_STAGES = {
  plain: PLAIN,
  copied: { ...PLAIN, monthlyBackups: true },
  full: FULL,
  temporary: STAGES.it,
  restored: { ...PLAIN, streamLabel: '2026-11-22T10:00:00.000' },
  enlarged: { ...FULL, stage: PLAIN.stage },
  named: { ...PLAIN, domain: { name: 'cleaning.example' } },
  'without zone': { ...FULL, domain: { name: 'cleaning.example' } },
  'with a policy': { ...FULL, dmarc: 'quarantine' },
  'without DMARC': { ...FULL, dmarc: false },
  'with an address': { ...PLAIN, sandboxRecipients: ['owner@elsewhere.example'] },
} satisfies Record<string, StageConfig>
