import { expect, jest, test } from '@jest/globals'

const forms = [{ file: '800.jpeg', url: 'https://bucket.example', fields: { key: 'a' } }]
jest.unstable_mockModule('#frontend/lib/api.ts', () => ({ callApi: async () => ({ forms }) }))
const { uploadPicture } = await import('#frontend/admin/photos/upload-picture.ts')
type Picture = Parameters<typeof uploadPicture>[0]

/** A request that ends so. */
function sending(end: 'load' | 'error' | 'timeout', status = 0) {
  class Request {
    upload: { onprogress?: (event: { loaded: number }) => void } = {}
    status = status
    timeout = 0
    open() {}
    send() {
      this.upload.onprogress?.({ loaded: 1 })
      // Without a limit of time there is none to be over.
      if (end !== 'timeout' || this.timeout > 0) (Reflect.get(this, `on${end}`) as () => void)()
    }
  }
  Object.assign(globalThis, { XMLHttpRequest: Request })
  const shares: number[] = []
  const files = new Map(['800.jpeg', '1600.jpeg'].map((file) => [file, new Blob(['xx'])]))
  const picture = { files } as unknown as Picture
  return uploadPicture(picture, (share) => shares.push(share)).then(() => shares)
}

test('a file is sent once the bucket has taken it; what it had before counts as sent', async () => {
  expect(await sending('load', 204)).toEqual([0.75, 1])
})

test.each([
  ['the bucket refuses it', 'load', 403, '403'],
  ['the connection breaks', 'error', 0, 'network'],
  ['nothing answers in time', 'timeout', 0, 'timeout'],
] as const)('a file has failed when %s, so that it can be tried again', async (_, end, status, reason) => {
  await expect(sending(end, status)).rejects.toThrow(reason)
})
