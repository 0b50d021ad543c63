/** Changes of the sign-in, and sign-ins, that arrive at once. */
import { expect, test } from '@jest/globals'
import { apiClient } from '#tests/support/api/client.ts'
import { fileStack } from '#tests/support/api/file-stack.ts'
import { softwarePasskey } from '#tests/support/session/software-passkey.ts'

const stack = fileStack()

test('of passkeys that are added at once, no more than five are stored, and of copies that sign in at once, one does', async () => {
  const owner = apiClient(stack)
  await owner.login(stack.admin)
  const keys = Array.from({ length: 7 }, () => softwarePasskey())
  const bodies = []
  for (const key of keys) {
    const { challenge } = await owner.expect('createChallenge')
    const registration = key.register({ challenge, origin: stack.url })
    bodies.push({ action: 'addPasskey', registration } as const)
  }
  for (const body of bodies.splice(0, 4)) await owner.expect('changeSignIn', { body })
  const answers = await Promise.all(bodies.map((body) => owner.call('changeSignIn', { body })))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
  const { passkeys, userId } = await owner.expect('getSignIn')
  expect(passkeys).toHaveLength(5)
  const copied = keys.find(({ id }) => id === passkeys[0]?.id)
  const signed = []
  for (let n = 0; n < 3; n++) {
    const { challenge } = await owner.expect('createChallenge')
    signed.push(copied?.signIn({ challenge, origin: stack.url, signCount: 1 }, userId))
  }
  const signIns = await Promise.all(signed.map((body) => apiClient(stack).call('passkeyLogin', { body })))
  expect(signIns.map(({ status }) => status).sort()).toEqual([200, 401, 401])
})
