import { Stack } from 'aws-cdk-lib'
import { EventBus } from 'aws-cdk-lib/aws-events'
import { PolicyStatement } from 'aws-cdk-lib/aws-iam'
import type { IFunction } from 'aws-cdk-lib/aws-lambda'
import { type IPublicHostedZone, TxtRecord } from 'aws-cdk-lib/aws-route53'
import {
  ConfigurationSet,
  ConfigurationSetTlsPolicy,
  EmailIdentity,
  EmailSendingEvent,
  EventDestination,
  Identity,
  SuppressionReasons,
} from 'aws-cdk-lib/aws-ses'
import { Construct } from 'constructs'
import type { StageConfig } from '#infra/config.ts'
import { listRecord, zoneOf } from '#infra/constructs/dns.ts'

/** The identity that sends our mail: a domain with DKIM, DMARC and a bounce domain in its DNS, or one confirmed address. */
export class MailSender extends Construct {
  readonly configurationSetName: string
  readonly #identity: EmailIdentity
  readonly #config: StageConfig

  constructor(scope: Construct, id: string, config: StageConfig) {
    super(scope, id)
    this.#config = config
    const configurationSet = new ConfigurationSet(this, 'ConfigurationSet', {
      tlsPolicy: ConfigurationSetTlsPolicy.REQUIRE,
      reputationMetrics: true,
      suppressionReasons: SuppressionReasons.BOUNCES_AND_COMPLAINTS,
    })
    this.configurationSetName = configurationSet.configurationSetName
    configurationSet.addEventDestination('Undelivered', {
      destination: EventDestination.eventBus(EventBus.fromEventBusName(this, 'DefaultBus', 'default')),
      events: [EmailSendingEvent.BOUNCE, EmailSendingEvent.COMPLAINT, EmailSendingEvent.REJECT],
    })
    const { domain, mailFrom } = config
    const zone = domain && zoneOf(this, domain)
    const bounces = domain && `bounce.${domain.name}`
    this.#identity = new EmailIdentity(this, 'Identity', {
      identity: zone
        ? Identity.publicHostedZone(zone)
        : domain
          ? Identity.domain(domain.name)
          : Identity.email(mailFrom),
      configurationSet,
      ...(bounces && { mailFromDomain: bounces }),
    })
    if (bounces && !zone) this.#listRecords(bounces)
    if (domain) this.#publishPolicy(domain.name, zone)
  }

  /** Lets `handler` send mail, from this sender only. */
  allowSending(handler: IFunction): void {
    const { sandboxRecipients = [], mailFrom } = this.#config
    const identity = (name: string) =>
      Stack.of(this).formatArn({ service: 'ses', resource: 'identity', resourceName: name })
    // SES asks for the sender's own identity instead of its domain's if the owner has confirmed that address, and in the
    // sandbox for the recipient's, too.
    const addresses = new Set([mailFrom, ...sandboxRecipients])
    handler.addToRolePolicy(
      new PolicyStatement({
        actions: ['ses:SendEmail'],
        resources: [
          this.#identity.emailIdentityArn,
          ...[...addresses].map(identity),
          Stack.of(this).formatArn({
            service: 'ses',
            resource: 'configuration-set',
            resourceName: this.configurationSetName,
          }),
        ],
        conditions: { StringEquals: { 'ses:FromAddress': mailFrom } },
      }),
    )
  }

  /** The records that `EmailIdentity` makes where it has a zone. */
  #listRecords(bounces: string): void {
    const server = `feedback-smtp.${Stack.of(this).region}.amazonses.com`
    listRecord(this, 'DnsBounceMx', { name: bounces, type: 'MX', value: `10 ${server}` })
    listRecord(this, 'DnsBounceSpf', {
      name: bounces,
      type: 'TXT',
      value: '"v=spf1 include:amazonses.com ~all"',
    })
    this.#identity.dkimRecords.forEach((record, index) => {
      listRecord(this, `DnsDkim${index + 1}`, { ...record, type: 'CNAME' })
    })
  }

  /** Tells receivers what to do with mail in the domain's name that lacks its DKIM signature (RFC 7489). */
  #publishPolicy(domain: string, zone: IPublicHostedZone | undefined): void {
    const { dmarc = 'none', mailFrom } = this.#config
    if (!dmarc) return
    const recordName = `_dmarc.${domain}`
    const policy = `v=DMARC1; p=${dmarc}; adkim=r; aspf=r; rua=mailto:${mailFrom}`
    if (zone) new TxtRecord(this, 'Dmarc', { zone, recordName, values: [policy] })
    else listRecord(this, 'DnsDmarc', { name: recordName, type: 'TXT', value: `"${policy}"` })
  }
}
