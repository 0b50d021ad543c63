import { Validations } from 'aws-cdk-lib'
import { Secret } from 'aws-cdk-lib/aws-secretsmanager'
import type { Construct } from 'constructs'

/** A secret with a random value, which nobody has seen. */
export class RandomSecret extends Secret {
  constructor(scope: Construct, id: string, whyNotRotated: string) {
    super(scope, id, { generateSecretString: { passwordLength: 64, excludePunctuation: true } })
    Validations.of(this).acknowledge({ id: 'AwsSolutions-SMG4', reason: whyNotRotated })
  }
}
