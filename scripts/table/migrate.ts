/**
 * Brings stored rows to the version that this code writes (decision 77): `TABLE_NAME=<table> npx tsx scripts/table/migrate.ts`. May be
 * interrupted and started again at any time, while the site runs. Uses the AWS credentials and region of the shell.
 */
import { ROW_VERSION, TABLE_SHAPE } from '#functions/table/shape.ts'
import { type Condition, put, transact } from '#functions/table/transact.ts'
import { everyRow, kindOf, type Row } from '#scripts/table/rows.ts'

/** Brings rows of one kind (`BOOKING`) from a version to the next. `change` returns the whole row, keys and index attributes included. */
export type Migration = { from: number; kind: string; change: (row: Row) => Row | Promise<Row> }

/** One entry for each kind that changes shape; it is removed once every table is migrated. */
const MIGRATIONS: readonly Migration[] = []

/** The row was edited meanwhile: the next round reads it again. */
class Edited extends Error {}

const { version } = TABLE_SHAPE
const versionOf = (row: Row) => Number(row[version] ?? 1)

/** @returns how many rows it changed */
export async function migrate(migrations: readonly Migration[], to = ROW_VERSION): Promise<number> {
  const kinds = new Set(migrations.map(({ kind }) => kind))
  const older = {
    FilterExpression: 'attribute_not_exists(#version) OR #version < :to',
    ExpressionAttributeNames: { '#version': version },
    ExpressionAttributeValues: { ':to': to },
  }
  let changed = 0
  let edited = 0
  do {
    edited = 0
    for await (const row of everyRow(undefined, older)) {
      if (!kinds.has(kindOf(row))) continue
      if (await replaced(row, await migrated(row, migrations, to))) changed += 1
      else edited += 1
    }
  } while (edited > 0)
  return changed
}

async function migrated(row: Row, migrations: readonly Migration[], to: number): Promise<Row> {
  let next = row
  for (let from = versionOf(row); from < to; from++) {
    const migration = migrations.find((one) => one.from === from && one.kind === kindOf(row))
    next = { ...((await migration?.change(next)) ?? next), [version]: from + 1 }
  }
  return next
}

/** @returns false if the row was edited or deleted since it was read */
async function replaced(old: Row, next: Row): Promise<boolean> {
  try {
    await transact([put(next, asRead(old), () => new Edited())])
    return true
  } catch (error) {
    if (error instanceof Edited) return false
    throw error
  }
}

/** Attributes that change with each edit of a row, and with the spam flag. */
function asRead(row: Row): Condition {
  const seen = [version, 'updatedAt', 'isSpam', 'status']
  const [stored, absent] = [seen.filter((name) => name in row), seen.filter((name) => !(name in row))]
  return {
    expression: [
      'attribute_exists(pk)',
      ...stored.map((name) => `#${name} = :${name}`),
      ...absent.map((name) => `attribute_not_exists(#${name})`),
    ].join(' AND '),
    names: Object.fromEntries(seen.map((name) => [`#${name}`, name])),
    values: Object.fromEntries(stored.map((name) => [`:${name}`, row[name]])),
  }
}

if (import.meta.filename === process.argv[1])
  console.log(`${await migrate(MIGRATIONS)} rows changed; all are of version ${ROW_VERSION}`)
