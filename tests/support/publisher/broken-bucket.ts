import { rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Makes the local bucket of a stack refuse every write. @returns a function that mends it */
export async function breakBucket(dataDir: string): Promise<() => Promise<void>> {
  const bucket = join(dataDir, 'site-bucket')
  await rename(bucket, `${bucket}-away`)
  await writeFile(bucket, 'a file is no folder')
  return async () => {
    await rm(bucket)
    await rename(`${bucket}-away`, bucket)
  }
}
