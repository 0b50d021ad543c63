import { CfnOutput, CfnParameter, RemovalPolicy, SecretValue, Stack, Validations } from 'aws-cdk-lib'
import { Secret } from 'aws-cdk-lib/aws-secretsmanager'
import type { Construct } from 'constructs'

/** A secret with a random value, which nobody has seen. Its ARN, not its value, is an output `<id>Arn`, for the runbook. */
export class RandomSecret extends Secret {
  constructor(scope: Construct, id: string, whyNotRotated: string) {
    super(scope, id, {
      generateSecretString: { passwordLength: 64, excludePunctuation: true },
      // No template has its value: without the old secret, links in mails that were sent cannot be mended.
      removalPolicy: RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE,
    })
    new CfnOutput(scope, `${id}Arn`, { value: this.secretArn })
    Validations.of(this).acknowledge({ id: 'AwsSolutions-SMG4', reason: whyNotRotated })
  }

  /**
   * Returns a reference that CloudFormation replaces by the value of one version. Which one is a parameter of the stack that
   * `scope` is in (`OriginVersion`), so that a rotation takes no other template, and an older template keeps it (decision 101).
   */
  versionIn(scope: Construct): string {
    return this.#reference(scope, 'Version')
  }

  /** That version and another one that is accepted as well (`OriginOtherVersion`), separated by a comma. */
  versionsIn(scope: Construct): string {
    return [this.versionIn(scope), this.#reference(scope, 'OtherVersion')].join()
  }

  #reference(scope: Construct, which: string): string {
    const stack = Stack.of(scope)
    // "Secret" in the name of a parameter would be taken for a value.
    const id = `${this.node.id.replace('Secret', '')}${which}`
    const found = stack.node.tryFindChild(id) as CfnParameter | undefined
    const { valueAsString } =
      found ??
      new CfnParameter(stack, id, {
        description: 'Id of a version. Empty: the current one (docs/runbook.md).',
        default: '',
        allowedPattern: '|[0-9A-Za-z-]{32,64}',
      })
    return SecretValue.secretsManager(this.secretArn, { versionId: valueAsString }).unsafeUnwrap()
  }
}
