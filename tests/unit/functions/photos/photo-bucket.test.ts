import { expect, jest, test } from '@jest/globals'
import { ENV } from '#functions/environment.ts'
import { readObject, uploadForm } from '#functions/photos/photo-bucket.ts'

const NOW = new Date('2026-11-23T10:15:00.123Z')
const CREDENTIAL = 'AKIAIOSFODNN7EXAMPLE/20261123/us-east-1/s3/aws4_request'

jest.useFakeTimers({ now: NOW })
Object.assign(process.env, {
  [ENV.photoBucket]: 'pictures',
  [ENV.photoBucketUrl]: 'https://pictures.s3.us-east-1.amazonaws.com',
  // Of the examples in the S3 API reference.
  AWS_ACCESS_KEY_ID: 'AKIAIOSFODNN7EXAMPLE',
  AWS_SECRET_ACCESS_KEY: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
  AWS_SESSION_TOKEN: 'token',
  AWS_REGION: 'us-east-1',
})

test('a form of temporary credentials is for one key, one type and a size, for ten minutes', async () => {
  const { url, fields } = await uploadForm('uploads/a/480.webp', NOW)
  const { policy, 'x-amz-signature': signature, ...named } = fields
  expect(url).toBe('https://pictures.s3.us-east-1.amazonaws.com')
  expect(named).toEqual({
    key: 'uploads/a/480.webp',
    'content-type': 'image/webp',
    'x-amz-algorithm': 'AWS4-HMAC-SHA256',
    'x-amz-credential': CREDENTIAL,
    'x-amz-date': '20261123T101500Z',
    'x-amz-security-token': 'token',
  })
  expect(JSON.parse(Buffer.from(policy, 'base64').toString())).toEqual({
    expiration: '2026-11-23T10:25:00.123Z',
    conditions: [
      { bucket: 'pictures' },
      ['content-length-range', 1, 3_145_728],
      ...Object.entries(named).map(([name, value]) => ({ [name]: value })),
    ],
  })
  // Made by code that passed the example "Browser-Based Upload using HTTP POST" of that reference.
  expect(signature).toBe('b7f33b40e572493abe0d4a73a9739070634ad58213b417758533c794629138b7')
})

test('a request is signed with its host, its time and its token, without its body, on a connection of its own', async () => {
  let sent: RequestInit | undefined
  globalThis.fetch = async (_, init) => {
    sent = init
    return new Response('a picture')
  }
  expect(String(await readObject('uploads/a/480.webp'))).toBe('a picture')
  expect(sent?.headers).toEqual({
    host: 'pictures.s3.us-east-1.amazonaws.com',
    connection: 'close',
    'x-amz-content-sha256': 'UNSIGNED-PAYLOAD',
    'x-amz-date': '20261123T101500Z',
    'x-amz-security-token': 'token',
    // Made by code that passed the example "GET Object".
    authorization: `AWS4-HMAC-SHA256 Credential=${CREDENTIAL}, SignedHeaders=host;x-amz-content-sha256;x-amz-date;x-amz-security-token, Signature=aeb94420fd0510cf0f68a7793564fcdf8d14f54f893426adff558eced5025598`,
  })
})

test('a refusal of the bucket is no picture, and its fault is one of the moment', async () => {
  for (const status of [403, 404]) {
    globalThis.fetch = async () => new Response(null, { status })
    expect(await readObject('uploads/a/480.webp')).toBeUndefined()
  }
  for (const status of [500, 503]) {
    globalThis.fetch = async () => new Response(null, { status })
    await expect(readObject('uploads/a/480.webp')).rejects.toMatchObject({ status: 503 })
  }
  const stopped = () => new ReadableStream({ start: (body) => body.error(new TypeError('terminated')) })
  globalThis.fetch = async () => new Response(stopped())
  await expect(readObject('uploads/a/480.webp')).rejects.toMatchObject({ status: 503 })
})
