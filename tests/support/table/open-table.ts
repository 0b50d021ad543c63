/** A table for functions that run outside of the local stack. */
import { join } from 'node:path'
import { ENV } from '#functions/environment.ts'
import { addDays, pacificNow } from '#schemas/facts/pacific-time.ts'
import { prepareTable } from '#scripts/local/aws/dynamodb-table.ts'
import { LOCAL_PHOTO_BUCKET, startBucket } from '#scripts/local/aws/s3.ts'
import { setEnvironment } from '#scripts/local/environment.ts'
import { readOptions } from '#scripts/local/options.ts'
import { localSecrets } from '#scripts/local/secrets.ts'
import { type SeedAdmin, seedTable } from '#scripts/table/seed.ts'
import type { FunctionCaller } from '#tests/support/api/function-caller.ts'
import { bookingForm, commercialForm, quoteForm } from '#tests/support/api/sample-forms.ts'
import { startOwnTable } from '#tests/support/table/own-table.ts'

/**
 * Starts the emulators with a new table, sets the environment that functions of this process and its children read, and removes
 * all of it after `use`. Works once per process: the data layer knows one table.
 */
export async function withTable<T>(use: (endpoint: string, admin: SeedAdmin) => Promise<T>): Promise<T> {
  const { dataDir, endpoint, stop } = await startOwnTable()
  const photoBucket = await startBucket(join(dataDir, 'photo-bucket'), LOCAL_PHOTO_BUCKET)
  const nowhere = 'http://localhost:9'
  const secrets = localSecrets(dataDir)
  setEnvironment(secrets, {
    ...{ dynamodb: endpoint, photos: photoBucket.url, s3: photoBucket.url },
    ...{ ses: nowhere, cloudfront: nowhere, watched: nowhere },
  })
  process.env[ENV.siteOrigin] = 'http://localhost:3000'
  const { adminUsername: username } = readOptions()
  const admin = { username, password: secrets.adminPassword, isPasswordGiven: false }
  try {
    await prepareTable(endpoint, () => seedTable(admin))
    return await use(endpoint, admin)
  } finally {
    await photoBucket.stop()
    await stop()
  }
}

/** Adds a quote, a commercial request and a past visit of each visitor from number `first` to `last`. */
export async function addRecords({ call }: FunctionCaller, first: number, last: number): Promise<void> {
  const today = pacificNow(new Date()).date
  for (let n = first; n <= last; n++) {
    const window = { serviceDate: addDays(today, -n), serviceTime: '08:00' as const }
    await Promise.all([
      call('createQuote', { body: quoteForm(n) }),
      call('createCommercialContact', { body: commercialForm(n) }),
      call('addBooking', { body: { ...bookingForm(n, window), anyway: true } }),
    ])
  }
}
