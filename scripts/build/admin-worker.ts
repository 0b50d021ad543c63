/** Builds the service worker of the back office, with the names of the files that it keeps. */
import { createHash } from 'node:crypto'
import { WORKER_FILE } from '#functions/publisher/object-headers.ts'
import { scriptText, writeSiteFile } from '#scripts/build/site-files.ts'

/**
 * @param page the page of all screens; its digest names the cache, so that the same build is the same worker
 * @param files paths of scripts and styles, the entry first
 */
export async function buildAdminWorker(page: string, files: string[], screens: string[]): Promise<void> {
  const name = `shell-${createHash('sha256').update(page).digest('base64url').slice(0, 8)}`
  const shell = JSON.stringify({ name, files, screens })
  writeSiteFile(WORKER_FILE, await scriptText('admin/device/worker.ts', { SHELL: shell }))
}
