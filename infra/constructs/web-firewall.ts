import { CfnWebACL } from 'aws-cdk-lib/aws-wafv2'
import { Construct } from 'constructs'

/** Limit of creations and sign-ins from one address in five minutes. Functions count too; this saves the calls. */
const POSTS_PER_FIVE_MINUTES = 100

/**
 * Rules of AWSManagedRulesCommonRuleSet. Those for bodies only count: they refuse more than 8 KB, html, a path with `../` and a
 * link to an address, which forms and editable content may hold. The others answer as the API does, in JSON.
 */
const COMMON_RULES = [
  'NoUserAgent_HEADER',
  'UserAgent_BadBots_HEADER',
  'SizeRestrictions_QUERYSTRING',
  'SizeRestrictions_Cookie_HEADER',
  'SizeRestrictions_BODY',
  'SizeRestrictions_URIPATH',
  'EC2MetaDataSSRF_BODY',
  'EC2MetaDataSSRF_COOKIE',
  'EC2MetaDataSSRF_URIPATH',
  'EC2MetaDataSSRF_QUERYARGUMENTS',
  'GenericLFI_QUERYARGUMENTS',
  'GenericLFI_URIPATH',
  'GenericLFI_BODY',
  'RestrictedExtensions_URIPATH',
  'RestrictedExtensions_QUERYARGUMENTS',
  'GenericRFI_QUERYARGUMENTS',
  'GenericRFI_BODY',
  'GenericRFI_URIPATH',
  'CrossSiteScripting_COOKIE',
  'CrossSiteScripting_QUERYARGUMENTS',
  'CrossSiteScripting_BODY',
  'CrossSiteScripting_URIPATH',
]

const REFUSED = 'Refused'
const TOO_MANY = 'TooMany'

const block = (responseCode: number, customResponseBodyKey: string) => ({
  block: { customResponse: { responseCode, customResponseBodyKey } },
})

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
      customResponseBodies: {
        [REFUSED]: {
          contentType: 'APPLICATION_JSON',
          content: JSON.stringify({ message: 'This was refused. Please call us.' }),
        },
        [TOO_MANY]: {
          contentType: 'APPLICATION_JSON',
          content: JSON.stringify({ message: 'Too many requests. Please wait a few minutes and try again.' }),
        },
      },
      visibilityConfig: watched('All'),
      rules: [
        {
          name: 'PostRate',
          priority: 0,
          action: block(429, TOO_MANY),
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
              ruleActionOverrides: COMMON_RULES.map((name) => ({
                name,
                actionToUse: name.endsWith('_BODY') ? { count: {} } : block(403, REFUSED),
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
