import { expect, test } from '@jest/globals'
import { claimsOf } from '#scripts/deploy/assembly.ts'

test('the records and senders of templates are claimed, but for names that AWS chooses', () => {
  const record = (Name: unknown, Type: string) => ({
    Type: 'AWS::Route53::RecordSet',
    Properties: { Name, Type },
  })
  const claims = claimsOf([
    { Resources: { Apex: record('cleaning.example.', 'A'), Queue: { Type: 'AWS::SQS::Queue' } } },
    {
      Resources: {
        Sender: { Type: 'AWS::SES::EmailIdentity', Properties: { EmailIdentity: 'cleaning.example' } },
        Dkim: record({ 'Fn::GetAtt': ['Sender', 'DkimDNSTokenName1'] }, 'CNAME'),
      },
    },
  ])
  expect(claims).toEqual({
    records: [{ name: 'cleaning.example', type: 'A' }],
    senders: ['cleaning.example'],
  })
})
