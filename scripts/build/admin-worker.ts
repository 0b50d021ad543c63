/** Builds the service worker of the back office, with the names of the files that it keeps. */
import { createHash } from 'node:crypto'
import { resolve } from 'node:path'
import { build } from 'esbuild'
import { WORKER_FILE } from '#functions/publisher/object-headers.ts'
import { writeSiteFile } from '#scripts/build/site-files.ts'

const SOURCE = resolve(import.meta.dirname, '../../frontend/src/admin/device/worker.ts')

/**
 * @param page the page of all screens; its digest names the cache, so that the same build is the same worker
 * @param files paths of scripts and styles, the entry first
 */
export async function buildAdminWorker(page: string, files: string[], screens: string[]): Promise<void> {
  const name = `shell-${createHash('sha256').update(page).digest('base64url').slice(0, 8)}`
  const { outputFiles } = await build({
    entryPoints: [SOURCE],
    bundle: true,
    format: 'iife',
    minify: true,
    target: 'es2022',
    define: { SHELL: JSON.stringify({ name, files, screens }) },
    write: false,
  })
  writeSiteFile(WORKER_FILE, outputFiles[0]?.text ?? '')
}
