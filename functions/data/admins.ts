/** Admin accounts and their sessions. An admin and all of its sessions share one partition. */
import {
  BatchWriteCommand,
  DeleteCommand,
  GetCommand,
  PutCommand,
  QueryCommand,
  UpdateCommand,
} from '@aws-sdk/lib-dynamodb'
import * as z from 'zod'
import { config } from '#functions/config.ts'
import { table } from '#functions/data/client.ts'
import { adminKey, SESSION_PREFIX, sessionKey, uniqueKey } from '#functions/data/keys.ts'
import { MUST_EXIST, MUST_NOT_EXIST, put, transact } from '#functions/data/transact.ts'
import { conflict, unauthorized } from '#functions/domain/errors.ts'
import { AdminUser } from '#schemas/admin-user.ts'
import { Instant } from '#schemas/fields.ts'

/** sessions of spec §3: `sess` is what the session knows, `expire` its absolute end. */
export const Session = z.object({
  sid: z.string(),
  sess: z.object({ adminId: z.string(), createdAt: Instant, lastSeenAt: Instant }),
  expire: Instant,
})
export type Session = z.infer<typeof Session>

/** Usernames are compared without case. */
const usernameKey = (username: string) => uniqueKey('username', username.toLowerCase())

/** @throws AppError 409 when the username or e-mail is taken */
export async function createAdmin(admin: AdminUser): Promise<void> {
  await transact([
    put({ ...adminKey(admin.id), ...admin }, MUST_NOT_EXIST, () => conflict('This admin exists already.')),
    put({ ...usernameKey(admin.username), adminId: admin.id }, MUST_NOT_EXIST, () =>
      conflict('This username is taken.'),
    ),
    put({ ...uniqueKey('email', admin.email.toLowerCase()), adminId: admin.id }, MUST_NOT_EXIST, () =>
      conflict('This e-mail address is taken.'),
    ),
  ])
}

export async function getAdmin(id: string): Promise<AdminUser | undefined> {
  const { Item } = await table().send(
    new GetCommand({ TableName: config.tableName(), Key: adminKey(id), ConsistentRead: true }),
  )
  return Item && AdminUser.parse(Item)
}

export async function getAdminByUsername(username: string): Promise<AdminUser | undefined> {
  const { Item } = await table().send(
    new GetCommand({ TableName: config.tableName(), Key: usernameKey(username), ConsistentRead: true }),
  )
  return Item && getAdmin(String(Item.adminId))
}

/** Stores a session and the time of the sign-in. TTL removes the row after its absolute end. */
export async function createSession(session: Session): Promise<void> {
  await transact([
    put({
      ...sessionKey(session.sess.adminId, session.sid),
      ...session,
      expiresAt: Math.ceil(Date.parse(session.expire) / 1000),
    }),
    {
      operation: {
        Update: {
          TableName: config.tableName(),
          Key: adminKey(session.sess.adminId),
          UpdateExpression: 'SET lastLogin = :now',
          ConditionExpression: MUST_EXIST.expression,
          ExpressionAttributeValues: { ':now': session.sess.createdAt },
        },
      },
      refused: () => unauthorized(),
    },
  ])
}

export async function getSession(adminId: string, sid: string): Promise<Session | undefined> {
  const { Item } = await table().send(
    new GetCommand({ TableName: config.tableName(), Key: sessionKey(adminId, sid), ConsistentRead: true }),
  )
  return Item && Session.parse(Item)
}

/** Moves the idle clock of a session on; a session that is gone stays gone. */
export async function touchSession(session: Session, now: Date): Promise<void> {
  await table()
    .send(
      new UpdateCommand({
        TableName: config.tableName(),
        Key: sessionKey(session.sess.adminId, session.sid),
        UpdateExpression: 'SET sess.lastSeenAt = :now',
        ConditionExpression: MUST_EXIST.expression,
        ExpressionAttributeValues: { ':now': now.toISOString() },
      }),
    )
    .catch((error: Error) => {
      if (error.name !== 'ConditionalCheckFailedException') throw error
    })
}

export async function deleteSession(adminId: string, sid: string): Promise<void> {
  await table().send(new DeleteCommand({ TableName: config.tableName(), Key: sessionKey(adminId, sid) }))
}

/** Stores a new password hash, then ends every session but `keepSid`. */
export async function replacePassword(
  admin: AdminUser,
  passwordHash: string,
  keepSid: string,
  now = new Date(),
): Promise<void> {
  await table().send(
    new PutCommand({
      TableName: config.tableName(),
      Item: { ...adminKey(admin.id), ...admin, passwordHash, updatedAt: now.toISOString() },
      ConditionExpression: MUST_EXIST.expression,
    }),
  )
  const { Items = [] } = await table().send(
    new QueryCommand({
      TableName: config.tableName(),
      KeyConditionExpression: 'pk = :pk AND begins_with(sk, :sessions)',
      ExpressionAttributeValues: { ':pk': adminKey(admin.id).pk, ':sessions': SESSION_PREFIX },
      ProjectionExpression: 'pk, sk',
      ConsistentRead: true,
    }),
  )
  const others = Items.filter(({ sk }) => sk !== sessionKey(admin.id, keepSid).sk)
  // BatchWrite takes 25 at a time (DynamoDB API reference).
  for (let start = 0; start < others.length; start += 25) {
    const requests = others.slice(start, start + 25).map((Key) => ({ DeleteRequest: { Key } }))
    await table().send(new BatchWriteCommand({ RequestItems: { [config.tableName()]: requests } }))
  }
}
