import { Certificate, CertificateValidation } from 'aws-cdk-lib/aws-certificatemanager'
import type { IDistribution } from 'aws-cdk-lib/aws-cloudfront'
import { AaaaRecord, ARecord, HostedZone, type IHostedZone, RecordTarget } from 'aws-cdk-lib/aws-route53'
import { CloudFrontTarget } from 'aws-cdk-lib/aws-route53-targets'
import { Construct } from 'constructs'
import type { StageConfig } from '#infra/config.ts'

/** Certificate and DNS records of the owner's domain and its www. */
export class SiteDomain extends Construct {
  readonly names: string[]
  readonly certificate: Certificate
  readonly #zone: IHostedZone

  constructor(scope: Construct, id: string, domain: NonNullable<StageConfig['domain']>) {
    super(scope, id)
    this.names = [domain.name, `www.${domain.name}`]
    this.#zone = HostedZone.fromHostedZoneAttributes(this, 'Zone', {
      hostedZoneId: domain.hostedZoneId,
      zoneName: domain.name,
    })
    this.certificate = new Certificate(this, 'Certificate', {
      domainName: domain.name,
      subjectAlternativeNames: [`www.${domain.name}`],
      validation: CertificateValidation.fromDns(this.#zone),
    })
  }

  /** Points both names at a distribution, over IPv4 and IPv6. */
  pointAt(distribution: IDistribution): void {
    const target = RecordTarget.fromAlias(new CloudFrontTarget(distribution))
    for (const recordName of this.names) {
      const id = recordName.startsWith('www.') ? 'Www' : 'Apex'
      new ARecord(this, `${id}4`, { zone: this.#zone, recordName, target })
      new AaaaRecord(this, `${id}6`, { zone: this.#zone, recordName, target })
    }
  }
}
