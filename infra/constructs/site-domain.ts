import { Certificate, CertificateValidation } from 'aws-cdk-lib/aws-certificatemanager'
import type { IDistribution } from 'aws-cdk-lib/aws-cloudfront'
import { AaaaRecord, ARecord, type IHostedZone, RecordTarget } from 'aws-cdk-lib/aws-route53'
import { CloudFrontTarget } from 'aws-cdk-lib/aws-route53-targets'
import { Construct } from 'constructs'
import type { StageConfig } from '#infra/config.ts'
import { listRecord, zoneOf } from '#infra/constructs/dns.ts'

/** Certificate and DNS records of the owner's domain and its www. */
export class SiteDomain extends Construct {
  readonly names: string[]
  readonly certificate: Certificate
  /** Absent: the owner makes the records, and the certificate waits for its own. */
  readonly #zone: IHostedZone | undefined

  constructor(scope: Construct, id: string, domain: Required<StageConfig>['domain']) {
    super(scope, id)
    const { name } = domain
    this.names = [name, `www.${name}`]
    this.#zone = zoneOf(this, domain)
    this.certificate = new Certificate(this, 'Certificate', {
      domainName: name,
      subjectAlternativeNames: [`www.${name}`],
      validation: CertificateValidation.fromDns(this.#zone),
    })
  }

  /** Points both names at a distribution, over IPv4 and IPv6. */
  pointAt(distribution: IDistribution): void {
    const target = RecordTarget.fromAlias(new CloudFrontTarget(distribution))
    for (const name of this.names) {
      const id = name.startsWith('www.') ? 'Www' : 'Apex'
      if (this.#zone) {
        new ARecord(this, `${id}4`, { zone: this.#zone, recordName: name, target })
        new AaaaRecord(this, `${id}6`, { zone: this.#zone, recordName: name, target })
      } else {
        const type = id === 'Www' ? 'CNAME' : 'ALIAS'
        listRecord(this, `Dns${id}`, { name, type, value: distribution.distributionDomainName })
      }
    }
  }
}
