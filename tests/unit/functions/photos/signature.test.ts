import { expect, test } from '@jest/globals'
import { signatureOf, signedForm, signedHeaders } from '#functions/photos/signature.ts'

/** Of the examples in the S3 API reference. */
const signer = {
  accessKeyId: 'AKIAIOSFODNN7EXAMPLE',
  secretAccessKey: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
  region: 'us-east-1',
}

test('a request has the signature of the example "GET Object"', () => {
  const emptyBody = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'
  const request = {
    method: 'GET',
    url: new URL('https://examplebucket.s3.amazonaws.com/test.txt'),
    headers: { range: 'bytes=0-9' },
  }
  const headers = signedHeaders(request, signer, new Date('2013-05-24T00:00:00Z'), emptyBody)
  expect(headers['authorization']).toBe(
    'AWS4-HMAC-SHA256 Credential=AKIAIOSFODNN7EXAMPLE/20130524/us-east-1/s3/aws4_request,SignedHeaders=host;range;x-amz-content-sha256;x-amz-date,Signature=f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41',
  )
})

test('a policy has the signature of the example "Browser-Based Upload using HTTP POST"', () => {
  const policy = [
    '{ "expiration": "2015-12-30T12:00:00.000Z",',
    '  "conditions": [',
    '    {"bucket": "sigv4examplebucket"},',
    '    ["starts-with", "$key", "user/user1/"],',
    '    {"acl": "public-read"},',
    '    {"success_action_redirect": "http://sigv4examplebucket.s3.amazonaws.com/successful_upload.html"},',
    '    ["starts-with", "$Content-Type", "image/"],',
    '    {"x-amz-meta-uuid": "14365123651274"},',
    '    {"x-amz-server-side-encryption": "AES256"},',
    '    ["starts-with", "$x-amz-meta-tag", ""],',
    '',
    '    {"x-amz-credential": "AKIAIOSFODNN7EXAMPLE/20151229/us-east-1/s3/aws4_request"},',
    '    {"x-amz-algorithm": "AWS4-HMAC-SHA256"},',
    '    {"x-amz-date": "20151229T000000Z" }',
    '  ]',
    '}',
  ].join('\r\n')
  const signature = signatureOf(Buffer.from(policy).toString('base64'), signer, '20151229T000000Z')
  expect(signature).toBe('8afdbf4008c03f22c2cd3cdb72e4afbb1f6a588f3255ac628749a66d7f09699e')
})

test('a form of temporary credentials is for one key, one type and a size, until it expires', () => {
  const target = { bucket: 'pictures', key: 'uploads/a/480.webp', type: 'image/webp', maxBytes: 1000 }
  const now = new Date('2026-11-23T10:15:00.123Z')
  const {
    policy = '',
    'x-amz-signature': _,
    ...fields
  } = signedForm(target, { ...signer, sessionToken: 'token' }, now, 60_000)
  const named = {
    key: 'uploads/a/480.webp',
    'content-type': 'image/webp',
    'x-amz-algorithm': 'AWS4-HMAC-SHA256',
    'x-amz-credential': 'AKIAIOSFODNN7EXAMPLE/20261123/us-east-1/s3/aws4_request',
    'x-amz-date': '20261123T101500Z',
    'x-amz-security-token': 'token',
  }
  expect(fields).toEqual(named)
  expect(JSON.parse(Buffer.from(policy, 'base64').toString())).toEqual({
    expiration: '2026-11-23T10:16:00.123Z',
    conditions: [
      { bucket: 'pictures' },
      ['content-length-range', 1, 1000],
      ...Object.entries(named).map(([name, value]) => ({ [name]: value })),
    ],
  })
})
