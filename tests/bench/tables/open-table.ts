/** Tables that the bench fills itself, for functions that run outside of the local stack. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ENV } from '#functions/environment.ts'
import { startDynamodb } from '#scripts/local/aws/dynamodb.ts'
import { LOCAL_PHOTO_BUCKET, startBucket } from '#scripts/local/aws/s3.ts'
import { setEnvironment } from '#scripts/local/environment.ts'
import { readOptions } from '#scripts/local/options.ts'
import { endWithThisProcess } from '#scripts/local/process/end-with-this-process.ts'
import { localSecrets } from '#scripts/local/secrets.ts'
import type { SeedAdmin } from '#scripts/table/seed.ts'

/** Fills a table with `rows` rows of each kind. @returns its data directory, which `npm start` could run on as well */
async function fillTable(rows: number): Promise<string> {
  const dataDir = await mkdtemp(join(tmpdir(), `bench-${rows}-`))
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', join(import.meta.dirname, 'fill-table.ts'), dataDir, String(rows)],
    { stdio: ['ignore', 'ignore', 'inherit'] },
  )
  endWithThisProcess(child)
  const [code] = await once(child, 'exit')
  if (code !== 0) throw new Error(`The table with ${rows} rows could not be filled`)
  return dataDir
}

/**
 * Fills a table, starts the emulators on it, sets the environment that functions of this process and its children read, and removes
 * it after `use`.
 */
export async function withTable<T>(
  rows: number,
  use: (endpoint: string, admin: SeedAdmin) => Promise<T>,
): Promise<T> {
  const dataDir = await fillTable(rows)
  const dynamodb = await startDynamodb(dataDir, 0)
  const photoBucket = await startBucket(join(dataDir, 'photo-bucket'), LOCAL_PHOTO_BUCKET)
  const nowhere = 'http://localhost:9'
  setEnvironment(localSecrets(dataDir), {
    ...{ dynamodb: dynamodb.endpoint, photos: photoBucket.url, s3: photoBucket.url },
    ...{ ses: nowhere, cloudfront: nowhere, watched: nowhere },
  })
  process.env[ENV.siteOrigin] = 'http://localhost:3000'
  try {
    return await use(dynamodb.endpoint, adminOf(dataDir))
  } finally {
    await photoBucket.stop()
    await dynamodb.stop()
    await rm(dataDir, { recursive: true })
  }
}

/** The admin that `fillTable` has given a data directory. */
export function adminOf(dataDir: string): SeedAdmin {
  return {
    username: readOptions().adminUsername,
    password: localSecrets(dataDir).adminPassword,
    isPasswordGiven: false,
  }
}
