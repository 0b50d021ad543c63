/** Changes of the sign-in, and sign-ins, that arrive at once. */
import { expect, test } from '@jest/globals'
import { apiClient } from '#tests/support/api/client.ts'
import { fileStack } from '#tests/support/api/file-stack.ts'
import { softwarePasskey } from '#tests/support/session/software-passkey.ts'

const stack = fileStack()

test('of passkeys that are added at once, the first five are stored, and of copies that sign in at once, one does', async () => {
  const owner = apiClient(stack)
  await owner.login(stack.admin)
  const keys = Array.from({ length: 7 }, () => softwarePasskey())
  const bodies = []
  for (const key of keys) {
    const { challenge } = await owner.expect('createChallenge', {})
    const registration = key.register({ challenge, origin: stack.url })
    bodies.push({ action: 'addPasskey', registration } as const)
  }
  const answers = await Promise.all(bodies.map((body) => owner.call('changeSignIn', body)))
  expect(answers.map(({ status }) => status).sort()).toEqual([...Array(5).fill(200), 409, 409])
  for (const { json } of answers.filter(({ status }) => status === 409))
    expect(json()).toEqual({ message: expect.stringContaining('remove one first') })
  const { passkeys, userId } = await owner.expect('getSignIn')
  expect(passkeys).toHaveLength(5)
  const copied = keys.find(({ id }) => id === passkeys[0]?.id)
  const signed = []
  for (let n = 0; n < 3; n++) {
    const { challenge } = await owner.expect('createChallenge', {})
    signed.push(copied?.signIn({ challenge, origin: stack.url, signCount: 1 }, userId))
  }
  const signIns = await Promise.all(signed.map((body) => apiClient(stack).call('passkeyLogin', body)))
  expect(signIns.map(({ status }) => status).sort()).toEqual([200, 401, 401])
})

test('a passkey that is removed while it signs in leaves no browser signed in', async () => {
  const owner = apiClient(stack)
  await owner.login(stack.admin)
  const { userId, passkeys } = await owner.expect('getSignIn')
  for (const { id } of passkeys) await owner.expect('changeSignIn', { action: 'removePasskey', id })
  for (let round = 0; round < 4; round++) {
    const key = softwarePasskey()
    const { challenge: first } = await owner.expect('createChallenge', {})
    const registration = key.register({ challenge: first, origin: stack.url })
    await owner.expect('changeSignIn', { action: 'addPasskey', registration })
    const phones = Array.from({ length: 2 }, () => apiClient(stack))
    const signed = []
    for (const phone of phones) {
      const { challenge } = await owner.expect('createChallenge', {})
      signed.push(() => phone.call('passkeyLogin', key.signIn({ challenge, origin: stack.url }, userId)))
    }
    await Promise.all([
      ...signed.map((signIn) => signIn()),
      owner.expect('changeSignIn', { action: 'removePasskey', id: key.id }),
    ])
    const { devices } = await owner.expect('getSignIn')
    expect(devices.filter(({ method }) => method === 'passkey')).toEqual([])
  }
})
