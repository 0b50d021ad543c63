import { expect, test } from '@jest/globals'
import { endpoints } from '#schemas/routes.ts'
import { onlyOf, resourcesOf, synthesise } from '#tests/infra/synthesise.ts'

const full = await synthesise('full')
const plain = await synthesise('plain')

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
