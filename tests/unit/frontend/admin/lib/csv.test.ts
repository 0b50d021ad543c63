import { expect, jest, test } from '@jest/globals'
import { csvField, download, exportCsv } from '#frontend/admin/lib/csv.ts'
import { adminRoutes } from '#schemas/routes.ts'

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '  =1', '＝1', '＋1', '－1', '＠1'])(
  'a text that a spreadsheet would run is disarmed: %j',
  (text) => {
    expect(csvField(text).replace(/^"/, '')).toMatch(/^'/)
  },
)

test('numbers stay numbers, the absent stays empty, a minus inside a text stays, and spaces may break', () => {
  expect([csvField(-5), csvField(undefined), csvField('8-10\u00a0AM')]).toEqual(['-5', '', '8-10 AM'])
})

test('a file begins with its byte order mark and its names, and holds every row of every page (P17.9)', async () => {
  const asked: string[] = []
  const pages = [['one', 'two'], [], ['three, "3"']]
  globalThis.fetch = async (url) => {
    asked.push(String(url))
    const rows = (pages[asked.length - 1] ?? []).map((name) => ({ name }))
    const isLast = asked.length === pages.length
    return new Response(JSON.stringify(rows), {
      headers: isLast ? {} : { 'x-next-cursor': `c${asked.length}` },
    })
  }
  const columns = [
    { name: 'Name', value: ({ name }: { name: string }) => name },
    { name: 'Empty', value: () => undefined },
  ]
  const file = await exportCsv(adminRoutes.listContacts, { q: 'a' }, columns)
  const bytes = Buffer.from(await file.arrayBuffer())
  expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
  expect(bytes.subarray(3).toString()).toBe('Name,Empty\r\none,\r\ntwo,\r\n"three, ""3""",\r\n')
  expect(file.type).toBe('text/csv;charset=utf-8')
  const cursors = asked.map((url) => new URL(url, 'http://x').searchParams)
  expect(cursors.map((query) => [query.get('limit'), query.get('q'), query.get('cursor')])).toEqual([
    ['100', 'a', null],
    ['100', 'a', 'c1'],
    ['100', 'a', 'c2'],
  ])
})

test('a file is handed over under its name, and let go a minute later', () => {
  jest.useFakeTimers()
  const revoked: string[] = []
  URL.createObjectURL = () => 'blob:1'
  URL.revokeObjectURL = (href) => void revoked.push(href)
  const clicked: object[] = []
  const createElement = (tag: string) => ({
    click() {
      clicked.push({ tag, ...this })
    },
  })
  Object.assign(globalThis, { document: { createElement } })
  download(new Blob(), 'quotes.csv')
  expect(clicked).toMatchObject([{ tag: 'a', href: 'blob:1', download: 'quotes.csv' }])
  jest.advanceTimersByTime(59_999)
  expect(revoked).toEqual([])
  jest.advanceTimersByTime(1)
  expect(revoked).toEqual(['blob:1'])
})

test('a text with a quote, a comma or a line end alone is quoted, any other is not', () => {
  const quoted = ['"', ',', '\r', 'a\nb', 'plain', ''].map(csvField)
  expect(quoted).toEqual(['""""', '","', '"\'\r"', '"a\nb"', 'plain', ''])
})
