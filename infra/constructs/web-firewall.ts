import { CfnWebACL } from 'aws-cdk-lib/aws-wafv2'
import { Construct } from 'constructs'

/** Limit of creations and sign-ins from one address in five minutes. Functions count too; this saves the calls. */
const POSTS_PER_FIVE_MINUTES = 100

const watched = (metricName: string) => ({
  cloudWatchMetricsEnabled: true,
  sampledRequestsEnabled: true,
  metricName,
})

/** AWS WAF in front of the distribution: a rate limit on POST /api and Amazon's common rules. */
export class WebFirewall extends Construct {
  readonly arn: string

  constructor(scope: Construct, id: string) {
    super(scope, id)
    const acl = new CfnWebACL(this, 'Acl', {
      scope: 'CLOUDFRONT',
      defaultAction: { allow: {} },
      visibilityConfig: watched('All'),
      rules: [
        {
          name: 'PostRate',
          priority: 0,
          action: { block: { customResponse: { responseCode: 429 } } },
          visibilityConfig: watched('PostRate'),
          statement: {
            rateBasedStatement: {
              limit: POSTS_PER_FIVE_MINUTES,
              evaluationWindowSec: 300,
              aggregateKeyType: 'IP',
              scopeDownStatement: {
                andStatement: {
                  statements: [
                    matches({ method: {} }, 'EXACTLY', 'POST'),
                    matches({ uriPath: {} }, 'STARTS_WITH', '/api/'),
                  ],
                },
              },
            },
          },
        },
        {
          name: 'CommonRules',
          priority: 1,
          overrideAction: { none: {} },
          visibilityConfig: watched('CommonRules'),
          statement: {
            managedRuleGroupStatement: {
              vendorName: 'AWS',
              name: 'AWSManagedRulesCommonRuleSet',
              // They refuse bodies above 8 KB and HTML; ours may have 64 KB, and editable content is HTML.
              ruleActionOverrides: ['SizeRestrictions_BODY', 'CrossSiteScripting_BODY'].map((name) => ({
                name,
                actionToUse: { count: {} },
              })),
            },
          },
        },
      ],
    })
    this.arn = acl.attrArn
  }
}

function matches(
  fieldToMatch: CfnWebACL.FieldToMatchProperty,
  positionalConstraint: string,
  searchString: string,
): CfnWebACL.StatementProperty {
  return {
    byteMatchStatement: {
      fieldToMatch,
      positionalConstraint,
      searchString,
      textTransformations: [{ priority: 0, type: 'NONE' }],
    },
  }
}
