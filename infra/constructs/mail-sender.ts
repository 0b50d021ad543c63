import { Stack } from 'aws-cdk-lib'
import { EventBus } from 'aws-cdk-lib/aws-events'
import { PolicyStatement } from 'aws-cdk-lib/aws-iam'
import type { IFunction } from 'aws-cdk-lib/aws-lambda'
import { type IPublicHostedZone, PublicHostedZone, TxtRecord } from 'aws-cdk-lib/aws-route53'
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
    const zone = config.domain && this.#zone(config.domain)
    this.#identity = new EmailIdentity(this, 'Identity', {
      identity: zone ? Identity.publicHostedZone(zone) : Identity.email(config.mailFrom),
      configurationSet,
      ...(config.domain && { mailFromDomain: `mail.${config.domain.name}` }),
    })
    if (zone && config.domain) this.#publishPolicy(zone, config.domain.name)
  }

  /** Lets `handler` send mail, from this sender only. */
  allowSending(handler: IFunction): void {
    const { sandboxRecipients, mailFrom } = this.#config
    const identity = (name: string) =>
      Stack.of(this).formatArn({ service: 'ses', resource: 'identity', resourceName: name })
    handler.addToRolePolicy(
      new PolicyStatement({
        actions: ['ses:SendEmail'],
        resources: [
          this.#identity.emailIdentityArn,
          Stack.of(this).formatArn({
            service: 'ses',
            resource: 'configuration-set',
            resourceName: this.configurationSetName,
          }),
          // In the sandbox SES also checks access to the recipient's identity.
          ...sandboxRecipients.filter((address) => address !== mailFrom).map(identity),
        ],
        conditions: { StringEquals: { 'ses:FromAddress': mailFrom } },
      }),
    )
  }

  #zone({ name, hostedZoneId }: NonNullable<StageConfig['domain']>): IPublicHostedZone {
    return PublicHostedZone.fromPublicHostedZoneAttributes(this, 'Zone', { hostedZoneId, zoneName: name })
  }

  /** Asks receivers to quarantine mail in the domain's name that lacks its DKIM signature (RFC 7489). */
  #publishPolicy(zone: IPublicHostedZone, domain: string): void {
    new TxtRecord(this, 'Dmarc', {
      zone,
      recordName: `_dmarc.${domain}`,
      values: [`v=DMARC1; p=quarantine; adkim=r; aspf=r; rua=mailto:${this.#config.mailFrom}`],
    })
  }
}
