/** Properties of what AWS reports by events. */
import type { Properties, Reader } from '#tests/infra/properties/read.ts'

const RULE = 'Events::Rule'

export function notices({ one }: Reader): Properties {
  return {
    'the owner hears each month that the table is copied, and daily of a certificate that is not renewed': [
      ['MonthlyCopy', 'CertificateEnding'].map((id) => one(RULE, `Monitoring-${id}`, 'EventPattern')),
      [
        {
          source: ['aws.backup'],
          'detail-type': ['Backup Job State Change'],
          detail: {
            state: ['COMPLETED'],
            resourceArn: ['arn:aws:dynamodb:us-east-1:111111111111:table/Cleaning-prod-Table'],
          },
        },
        {
          source: ['aws.acm'],
          'detail-type': [
            'ACM Certificate Approaching Expiration',
            'ACM Certificate Expired',
            'ACM Certificate Renewal Action Required',
          ],
          detail: { CommonName: ['cleaning.example'] },
        },
      ],
    ],
    'mails about events name their section of the runbook': [
      ['MonthlyCopy', 'CertificateEnding'].map(
        (id) => /runbook\.md, (\w+)/.exec(JSON.stringify(one(RULE, `Monitoring-${id}`, 'Targets')))?.[1],
      ),
      ['MonthlyCopy', 'CertificateEnding'],
    ],
  }
}
