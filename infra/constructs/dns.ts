/** The owner's DNS: a zone of Route 53 or, where it is kept elsewhere, a list of the records that the owner makes there. */
import { CfnOutput } from 'aws-cdk-lib'
import { type IPublicHostedZone, PublicHostedZone } from 'aws-cdk-lib/aws-route53'
import type { Construct } from 'constructs'
import type { StageConfig } from '#infra/config.ts'

/** @returns undefined where DNS is kept elsewhere */
export function zoneOf(
  scope: Construct,
  { name: zoneName, hostedZoneId }: Required<StageConfig>['domain'],
): IPublicHostedZone | undefined {
  if (hostedZoneId === undefined) return undefined
  return PublicHostedZone.fromPublicHostedZoneAttributes(scope, 'Zone', { hostedZoneId, zoneName })
}

/** Lists a record as an output of the stack: `bounce.example.com. MX 10 host`. */
export function listRecord(
  scope: Construct,
  id: string,
  { name, type, value }: { name: string; type: 'ALIAS' | 'CNAME' | 'MX' | 'TXT'; value: string },
): void {
  new CfnOutput(scope, id, { value: `${name}. ${type} ${value}` }).overrideLogicalId(id)
}
