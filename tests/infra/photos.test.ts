import { expect, test } from '@jest/globals'
import { policiesOf, resourcesOf, synthesise, text } from '#tests/infra/synthesise.ts'

const plain = await synthesise('plain')

test('each endpoint may touch only those photographs that it is for', () => {
  const allowed = policiesOf(plain)
    .flatMap(({ statements }) => statements)
    .filter(({ Resource }) => /"\/?(uploads|photos)\//.test(text(Resource)))
    .map(({ Action, Resource }) => `${Action} ${/(uploads|photos)\/\*/.exec(text(Resource))?.[0]}`)
  expect(allowed.sort()).toEqual([
    's3:DeleteObject photos/*',
    's3:DeleteObject,s3:GetObject uploads/*',
    's3:GetObject,s3:PutObject uploads/*',
    's3:PutObject photos/*',
  ])
})

test('a picture that was uploaded and not listed is deleted after a day (P37.6)', () => {
  const rules = resourcesOf(plain, 'AWS::S3::Bucket').flatMap(
    ({ Properties }) => (Properties['LifecycleConfiguration'] as { Rules: Record<string, unknown>[] }).Rules,
  )
  expect(rules.filter(({ Prefix }) => Prefix === 'uploads/')).toEqual([
    expect.objectContaining({ ExpirationInDays: 1, Status: 'Enabled' }),
  ])
})
