import { expect, test } from '@jest/globals'
import { endpoints } from '#schemas/routes.ts'
import { FULL, onlyOf, PLAIN, resourcesOf, synthesise } from '#tests/infra/synthesise.ts'

const full = synthesise(FULL)
const plain = synthesise(PLAIN)

test('public reads have the widest throttle; creations, and all routes without settings of their own, a tight one', () => {
  const stage = onlyOf(full, 'AWS::ApiGatewayV2::Stage')
  const { RouteSettings, DefaultRouteSettings } = stage.Properties as {
    RouteSettings: Record<string, { ThrottlingRateLimit: number; ThrottlingBurstLimit: number }>
    DefaultRouteSettings: object
  }
  expect(DefaultRouteSettings).toEqual({ ThrottlingRateLimit: 10, ThrottlingBurstLimit: 20 })
  const limits = Object.entries(RouteSettings).map(
    ([route, { ThrottlingRateLimit, ThrottlingBurstLimit }]) => [
      route,
      ThrottlingRateLimit,
      ThrottlingBurstLimit,
    ],
  )
  const open = endpoints.filter(({ access }) => access === 'public')
  expect(limits).toEqual(
    open.map(({ method, path }) => [`${method} ${path}`, ...(method === 'GET' ? [50, 100] : [10, 20])]),
  )
})

test('settings of a route follow the route, which API Gateway asks for', () => {
  const { DependsOn = [], Properties } = onlyOf(plain, 'AWS::ApiGatewayV2::Stage')
  const routes = Object.entries(plain.Api.findResources('AWS::ApiGatewayV2::Route'))
  const earlier = routes.filter(([id]) => DependsOn.includes(id))
  expect(earlier.map(([, { Properties }]) => Properties['RouteKey']).sort()).toEqual(
    Object.keys(Properties['RouteSettings'] as object).sort(),
  )
})

test("the access log has a name that leaves room in the account's policy for logs", () => {
  const names = resourcesOf(full, 'AWS::Logs::LogGroup').map(({ Properties }) => Properties['LogGroupName'])
  expect(names.filter((name) => name !== undefined)).toEqual(['/aws/vendedlogs/Cleaning-prod-Api'])
})

test('the firewall counts what it suspects in bodies, and answers in JSON where it refuses', () => {
  const acl = onlyOf(full, 'AWS::WAFv2::WebACL')
  const { CustomResponseBodies, Rules } = acl.Properties as {
    CustomResponseBodies: Record<string, { ContentType: string; Content: string }>
    Rules: { Name: string; Action?: object; Statement: Record<string, { RuleActionOverrides: Override[] }> }[]
  }
  type Override = { Name: string; ActionToUse: { Count?: object; Block?: object } }
  const [rate, common] = Rules
  const overrides = common?.Statement['ManagedRuleGroupStatement']?.RuleActionOverrides ?? []
  const refusal = (code: number, key: string) => ({
    Block: { CustomResponse: { ResponseCode: code, CustomResponseBodyKey: key } },
  })
  expect(
    overrides
      .filter(({ ActionToUse }) => ActionToUse.Count)
      .map(({ Name }) => Name)
      .sort(),
  ).toEqual([
    'CrossSiteScripting_BODY',
    'EC2MetaDataSSRF_BODY',
    'GenericLFI_BODY',
    'GenericRFI_BODY',
    'SizeRestrictions_BODY',
  ])
  for (const { ActionToUse } of overrides.filter(({ ActionToUse }) => !ActionToUse.Count))
    expect(ActionToUse).toEqual(refusal(403, 'Refused'))
  expect(rate?.Action).toEqual(refusal(429, 'TooMany'))
  for (const key of ['Refused', 'TooMany']) {
    expect(CustomResponseBodies[key]?.ContentType).toBe('APPLICATION_JSON')
    expect(JSON.parse(CustomResponseBodies[key]?.Content ?? '')).toHaveProperty('message')
  }
})
