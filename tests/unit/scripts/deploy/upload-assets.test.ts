import { expect, test } from '@jest/globals'
import { uploadAssets, uploadVersion } from '#scripts/deploy/upload-assets.ts'

const files = [
  ...['/index.html', '/robots.txt', '/sitemap.xml', '/services/index.html', '/favicon.ico', '/version.json'],
  ...['/admin/index.html', '/admin/worker.js', '/admin/manifest.webmanifest'],
  ...['/assets/app-4f2a.js', '/assets/site-91bc.css'],
]

/** Commands of the AWS CLI, without what they leave out, and the files that each takes: of several filters the last one counts. */
function commandsOf(upload: (run: (parameters: readonly string[]) => void) => void) {
  const commands: string[][] = []
  upload((parameters) => commands.push([...parameters]))
  return commands.map((words) => {
    const optionOf = (option: string) => words[words.indexOf(option) + 1]
    const taken = files.filter((file) => {
      const rules = words.flatMap((word, at) => {
        const pattern = words[at + 1]
        const isMeant = pattern === '*' || `/${pattern}` === file
        return /^--(in|ex)clude$/.test(word) && isMeant ? [word === '--include'] : []
      })
      return rules.at(-1) ?? true
    })
    const [type, cache] = [optionOf('--content-type'), optionOf('--cache-control')]
    return { start: words.slice(0, 4).join(' '), taken, type, cache }
  })
}

const commands = commandsOf((run) => uploadAssets('the-bucket', run, files))

test('the AWS CLI gets each asset once with its headers, no page, and asks only for hashed ones whether they are there', () => {
  expect(commands.flatMap(({ taken }) => taken).sort()).toEqual([
    ...['/admin/manifest.webmanifest', '/admin/worker.js', '/assets/app-4f2a.js', '/assets/site-91bc.css'],
    '/favicon.ico',
  ])
  for (const { start, taken, type, cache } of commands) {
    const isHashed = taken.every((file) => file.startsWith('/assets/'))
    expect(start).toBe(`s3 ${isHashed ? 'sync' : 'cp'} dist/site s3://the-bucket`)
    expect(type).toMatch(/^[a-z]+\/[a-z+-]+/)
    expect(cache?.includes('immutable')).toBe(isHashed)
  }
  expect(commands.find(({ taken }) => taken.includes('/assets/site-91bc.css'))?.type).toContain('text/css')
})

test('the worker of the back office and the version are asked for anew each time', () => {
  expect(commands.find(({ taken }) => taken.includes('/admin/worker.js'))).toMatchObject({
    ...{ taken: ['/admin/worker.js'], type: 'text/javascript; charset=utf-8', cache: 'no-cache' },
  })
  const start = 's3 cp dist/site/version.json s3://the-bucket/version.json'
  expect(commandsOf((run) => uploadVersion('the-bucket', run))).toMatchObject([{ start, cache: 'no-cache' }])
})
