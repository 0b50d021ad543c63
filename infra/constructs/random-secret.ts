import { SecretValue, Validations } from 'aws-cdk-lib'
import { Secret } from 'aws-cdk-lib/aws-secretsmanager'
import type { Construct } from 'constructs'

/** A secret with a random value, which nobody has seen. */
export class RandomSecret extends Secret {
  constructor(scope: Construct, id: string, whyNotRotated: string) {
    super(scope, id, { generateSecretString: { passwordLength: 64, excludePunctuation: true } })
    Validations.of(this).acknowledge({ id: 'AwsSolutions-SMG4', reason: whyNotRotated })
  }

  /**
   * Returns a reference that CloudFormation replaces by the value; without an id, of the first version. The id is in it,
   * because CloudFormation reads a secret again only if its reference changes.
   */
  version(versionId: string | undefined): string {
    return SecretValue.secretsManager(this.secretArn, { ...(versionId && { versionId }) }).unsafeUnwrap()
  }

  /** The current version and, while it is still in use, the previous one, separated by a comma. */
  versions(current: string | undefined, previous: string | undefined): string {
    return [this.version(current), ...(previous ? [this.version(previous)] : [])].join()
  }
}
