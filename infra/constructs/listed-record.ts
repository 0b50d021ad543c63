import { CfnOutput } from 'aws-cdk-lib'
import type { Construct } from 'constructs'

/** Lists a DNS record as an output of the stack, as `bounce.example.com. MX 10 host`, for an owner who keeps DNS elsewhere. */
export function listRecord(
  scope: Construct,
  id: string,
  { name, type, value }: { name: string; type: 'ALIAS' | 'CNAME' | 'MX' | 'TXT'; value: string },
): void {
  new CfnOutput(scope, id, { value: `${name}. ${type} ${value}` }).overrideLogicalId(id)
}
