/** Mails the owner about events of AWS. docs/runbook.md has a section per notice. */
import { EventField, type EventPattern, Rule, RuleTargetInput } from 'aws-cdk-lib/aws-events'
import { SnsTopic } from 'aws-cdk-lib/aws-events-targets'
import type { ITopic } from 'aws-cdk-lib/aws-sns'
import type { Construct } from 'constructs'

/** @param text what the mail says */
export function notice(
  scope: Construct,
  id: string,
  { topic, eventPattern, text }: { topic: ITopic; eventPattern: EventPattern; text: string },
): Rule {
  return new Rule(scope, id, {
    eventPattern,
    targets: [new SnsTopic(topic, { message: RuleTargetInput.fromText(text) })],
  })
}

/** Comes once a month: an owner who does not get it has neither the copy nor, perhaps, any alarm. */
export function monthlyNotice(scope: Construct, topic: ITopic, tableArn: string): void {
  notice(scope, 'MonthlyCopy', {
    topic,
    eventPattern: {
      source: ['aws.backup'],
      detailType: ['Backup Job State Change'],
      detail: { state: ['COMPLETED'], resourceArn: [tableArn] },
    },
    text: 'The monthly copy of the table is made. This mail also shows that alarms reach you. If it does not come on the first or second of a month, see docs/runbook.md, MonthlyCopy.',
  })
}

/**
 * ACM renews a certificate 60 days before its end, and sends a daily event about one that it could not renew. Found by its name: an alarm on
 * its metric would import its ARN from the Site stack, which then could not replace it.
 */
export function certificateNotice(scope: Construct, topic: ITopic, domain: string): void {
  notice(scope, 'CertificateEnding', {
    topic,
    eventPattern: {
      source: ['aws.acm'],
      detailType: [
        'ACM Certificate Approaching Expiration',
        'ACM Certificate Expired',
        'ACM Certificate Renewal Action Required',
      ],
      detail: { CommonName: [domain] },
    },
    text: `${EventField.detailType}: ${domain}. See docs/runbook.md, CertificateEnding.`,
  })
}
