import { expect, test } from '@jest/globals'
import type { StageConfig } from '#infra/config.ts'
import { ACCOUNT, deployedFunctions } from '#tests/infra/deployed.ts'
import { TESTED_STAGES } from '#tests/infra/stages.ts'
import {
  policiesOf,
  propertiesOf,
  type StageUnderTest,
  synthesise,
  type Templates,
  text,
} from '#tests/infra/synthesise.ts'

const full = await synthesise('full')
const records = (templates: Templates) => propertiesOf(templates, 'AWS::Route53::RecordSet')
const dmarc = (templates: Templates) =>
  records(templates).find(({ Name }) => Name === '_dmarc.cleaning.example.')

test('a domain has a certificate, DNS, DKIM, a bounce domain and DMARC; without one there are none', async () => {
  const names = new Set(
    records(full).map(({ Name, Type }) => (text(Name).includes('Dkim') ? 'DKIM' : `${Name} ${Type}`)),
  )
  expect([...names].sort()).toEqual([
    'DKIM',
    '_dmarc.cleaning.example. TXT',
    'bounce.cleaning.example. MX',
    'bounce.cleaning.example. TXT',
    'cleaning.example. A',
    'cleaning.example. AAAA',
    'www.cleaning.example. A',
    'www.cleaning.example. AAAA',
  ])
  expect(propertiesOf(full, 'AWS::CertificateManager::Certificate')).toHaveLength(1)
  expect(text(full.Mail.toJSON())).toContain('https://cleaning.example')
  const plain = await synthesise('plain')
  expect(records(plain)).toHaveLength(0)
  expect(text(plain.Mail.findResources('AWS::Lambda::Function'))).toContain('Cleaning-dev-Site:ExportsOutput')
})

test('DMARC begins with reports, and is left to a policy of the owner where there is one', async () => {
  expect(text(dmarc(full))).toContain('p=none')
  expect(text(dmarc(await synthesise('with a policy')))).toContain('p=quarantine')
  expect(dmarc(await synthesise('without DMARC'))).toBeUndefined()
})

test('without a zone no record is made; outputs list those that the owner makes', async () => {
  const listed = await synthesise('without zone')
  expect(records(listed)).toEqual([])
  expect(propertiesOf(listed, 'AWS::CertificateManager::Certificate')).toHaveLength(1)
  const outputs = Object.fromEntries(
    [listed.Site, listed.Mail].flatMap((template) =>
      Object.entries(template.findOutputs('*')).map(([id, { Value }]) => [id, text(Value)]),
    ),
  )
  expect(outputs['DnsApex']).toMatch(/cleaning.example. ALIAS .*Distribution.*DomainName/)
  expect(outputs['DnsWww']).toMatch(/www.cleaning.example. CNAME .*Distribution.*DomainName/)
  expect(outputs['DnsBounceMx']).toBe(
    '"bounce.cleaning.example. MX 10 feedback-smtp.us-east-1.amazonses.com"',
  )
  expect(outputs['DnsBounceSpf']).toContain('v=spf1 include:amazonses.com ~all')
  expect(outputs['DnsDmarc']).toContain('_dmarc.cleaning.example. TXT')
  for (const index of [1, 2, 3])
    expect(outputs[`DnsDkim${index}`]).toMatch(
      new RegExp(`DkimDNSTokenName${index}.*CNAME.*DkimDNSTokenValue${index}`),
    )
})

test.each<[string, StageUnderTest]>([
  ['its domain', 'full'],
  ['an address', 'with an address'],
])(
  'a sender of %s may also be confirmed as an address, as recipients are in the sandbox: SES then asks for these identities',
  async (_, stage) => {
    const config: StageConfig = TESTED_STAGES[stage]
    const sending = policiesOf(await synthesise(stage))
      .flatMap(({ statements }) => statements)
      .filter((statement) => text(statement).includes('ses:SendEmail'))
    expect(sending).toHaveLength(2)
    for (const address of config.sandboxRecipients ?? [])
      for (const statement of sending) expect(text(statement)).toContain(`:identity/${address}"`)
    for (const statement of sending) expect(text(statement)).toContain(`:identity/${config.mailFrom}`)
  },
)

test('mail is sent by the identity of the domain, in the name of its one sender', () => {
  const functions = deployedFunctions(full)
  const senders = (from: string) =>
    [...functions].flatMap(([name, { allows }]) => {
      const resource = `arn:aws:ses:us-east-1:${ACCOUNT}:identity/cleaning.example`
      return allows({ action: 'ses:SendEmail', resource, context: { 'ses:FromAddress': [from] } })
        ? [name]
        : []
    })
  expect(senders('hello@cleaning.example').sort()).toEqual(['notifier', 'sweeper'])
  expect(senders('other@cleaning.example')).toEqual([])
})
