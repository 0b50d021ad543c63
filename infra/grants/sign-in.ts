/** The rows that the endpoints of accounts and sessions may touch, and how. */
import { CALENDAR_FEED, DEVICE_LINK } from '#functions/table/keys.ts'
import { type Grant, get, getMany, only, put, query, remove, update } from '#infra/grants/grant.ts'
import { ADMINS, CHALLENGES, rateCountersOf, uniqueKeysOf } from '#infra/grants/partitions.ts'
import type { EndpointName } from '#schemas/routes.ts'

const SESSION_ATTRIBUTES = ['sid', 'sess', 'expire', 'expiresAt']
const PASSKEY_ATTRIBUTES = ['id', 'name', 'publicKey', 'algorithm', 'signCount', 'createdAt']
const APP_ATTRIBUTES = ['secret', 'lastStep', 'recoveryCodes']
/** Uses up a device link. */
const LINK_ATTRIBUTES = ['id', 'usedAt']
const MAIL_ATTRIBUTES = [
  ...['id', 'kind', 'recordType', 'recordId', 'signIn', 'account', 'toEarlier'],
  ...['status', 'attempts', 'createdAt', 'updatedAt'],
  ...['entity', 'createdKey', 'entityStatus'],
]

/** Every admin endpoint reads account and session, and renews the session's idle time. */
export const signedIn: Grant[] = [getMany(ADMINS), only(['sess'], update(ADMINS))]

/** Creates a session and removes the browser's earlier one. */
const startsSession: Grant[] = [only(SESSION_ATTRIBUTES, put(ADMINS)), remove(ADMINS)]

/** Queues the mails about a new device or a change. IAM may compare one statement with all rows that a transaction puts. */
const tellsOwner: Grant[] = [only([...SESSION_ATTRIBUTES, ...MAIL_ATTRIBUTES], put(ADMINS, 'OUTBOX'))]

export const signInGrants = {
  login: [
    get(uniqueKeysOf('username'), ADMINS, DEVICE_LINK.pk),
    update(
      ...['network', 'network-username', 'site', 'username', 'everyone', 'device', 'code'].map((by) =>
        rateCountersOf(`login-${by}`),
      ),
    ),
    ...startsSession,
    ...tellsOwner,
    only(
      ['lastLogin', 'sessionsValidFrom', 'lastStep', 'recoveryCodes', ...LINK_ATTRIBUTES],
      update(ADMINS, DEVICE_LINK.pk),
    ),
  ],
  createChallenge: [
    put(CHALLENGES),
    get(DEVICE_LINK.pk),
    update(...['device', 'network', 'site', 'everyone'].map((by) => rateCountersOf(`login-challenge-${by}`))),
  ],
  passkeyLogin: [
    get(ADMINS, DEVICE_LINK.pk),
    remove(CHALLENGES),
    ...startsSession,
    ...tellsOwner,
    only(
      ['lastLogin', 'sessionsValidFrom', 'signCount', 'lastUsedAt', ...LINK_ATTRIBUTES],
      update(ADMINS, DEVICE_LINK.pk),
    ),
  ],
  sendDeviceLink: [put(DEVICE_LINK.pk, 'OUTBOX')],
  undoChange: [
    update(rateCountersOf('open-link')),
    get('OUTBOX', 'SETTINGS', CALENDAR_FEED.pk),
    query('SETTINGS', ADMINS),
    put('OUTBOX', 'SETTINGS'),
    remove(ADMINS),
    only(
      ['passwordHash', 'sessionsValidFrom', 'updatedAt', 'recoveryCodes', 'undoneAt', 'id'],
      update(ADMINS, 'OUTBOX', CALENDAR_FEED.pk),
    ),
  ],
  logout: [remove(ADMINS)],
  getSession: [],
  changePassword: [
    get(ADMINS),
    query('SETTINGS'),
    update(rateCountersOf('change-password')),
    ...startsSession,
    ...tellsOwner,
    only(['passwordHash', 'hasFirstPassword', 'sessionsValidFrom', 'updatedAt'], update(ADMINS)),
  ],
  getSignIn: [query(ADMINS)],
  changeSignIn: [
    query(ADMINS),
    remove(CHALLENGES, ADMINS),
    only([...PASSKEY_ATTRIBUTES, ...APP_ATTRIBUTES, ...MAIL_ATTRIBUTES], put(ADMINS, 'OUTBOX')),
    only(['secret', 'recoveryCodes', 'updatedAt'], update(ADMINS)),
  ],
} satisfies Partial<Record<EndpointName, Grant[]>>
