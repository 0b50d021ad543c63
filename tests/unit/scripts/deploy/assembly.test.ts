import { expect, test } from '@jest/globals'
import { claimsOf } from '#scripts/deploy/assembly.ts'

test('the records and senders of templates are claimed, but for names that AWS chooses', () => {
  const record = (Name: unknown, Type: string) => {
    return { Type: 'AWS::Route53::RecordSet', Properties: { Name, Type } }
  }
  const Apex = record('cleaning.example.', 'A')
  const Dkim = record({ 'Fn::GetAtt': ['Sender', 'DkimDNSTokenName1'] }, 'CNAME')
  const Sender = { Type: 'AWS::SES::EmailIdentity', Properties: { EmailIdentity: 'cleaning.example' } }
  const Queue = { Type: 'AWS::SQS::Queue' }
  const claims = claimsOf([{ Resources: { Apex, Queue } }, { Resources: { Sender, Dkim } }])
  expect(claims).toEqual({
    records: [{ name: 'cleaning.example', type: 'A' }],
    senders: ['cleaning.example'],
  })
})
