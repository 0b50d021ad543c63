import { expect, test } from '@jest/globals'
import { STAGES } from '#infra/config.ts'
import { sheetOf } from '#scripts/deploy/hand-over-sheet.ts'
import { FULL } from '#tests/infra/stages.ts'

const printedAt = new Date('2026-11-24T12:00:00Z')
const outputs = { Origin: 'https://cleaning.example', SigningSecretArn: 'arn:the-secret' }
const site = {
  ...{ name: 'Cleaning-prod-Site', status: 'CREATE_COMPLETE', isProtected: true },
  ...{ parameters: {}, outputs },
}

test('the sheet says who gets alarms, what is where, and what ends when', () => {
  const sheet = sheetOf({
    config: FULL,
    stacks: [site],
    domain: { ExpirationDate: '2027-05-01T00:00:00Z', AutoRenew: true },
    certificates: {
      CertificateSummaryList: [
        { DomainName: 'other.example', NotAfter: '2027-01-01T00:00:00Z' },
        { DomainName: 'cleaning.example', NotAfter: '2027-03-02T00:00:00Z' },
      ],
    },
    settings: '{"prod":{"account":"111111111111"}}',
    printedAt,
  })
  const lines = sheet.split('\n').map((line) => line.trim().replace(/ {2,}/, ': '))
  expect(lines).toEqual(
    expect.arrayContaining([
      'Address: https://cleaning.example',
      'Gets alarms and the budget: owner@mail.example',
      'AWS account: 111111111111, region us-east-1',
      'Code: github.com/owner/cleaning',
      'Stacks: Cleaning-prod-Site',
      'Domain cleaning.example: 2027-05-01; renews itself, by the card of the account',
      'Certificate: 2027-03-02; AWS renews it while its DNS records stay',
      'npm run deploy -- prod: puts this version live',
      'TABLE_NAME=Cleaning-prod-Table AWS_REGION=us-east-1 npm run create-admin -- --reset <name>: the owner cannot sign in (docs/runbook.md)',
    ]),
  )
  // Git has no copy, and GitHub shows no secret.
  expect(sheet.trim().split('\n').at(-1)).toBe('{"prod":{"account":"111111111111"}}')
  expect(sheet).not.toContain('arn:the-secret')
})

test('what nobody can read from AWS is left to fill in, and nothing else fails', () => {
  const unread = { stacks: [], domain: undefined, certificates: undefined }
  const sheet = sheetOf({ config: STAGES.prod, ...unread, settings: '{}', printedAt })
  expect(sheet).toMatch(/Phone with the root MFA +\(fill in\)/)
  expect(sheet).toMatch(/Gets alarms and the budget +nobody: set alarmEmail/)
})
