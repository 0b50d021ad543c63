/** Photographs: what a phone's upload costs, and what one at the top of the home page does to its largest paint. */
import { chromium, devices, type Page } from 'playwright'
import { photoFiles, photoPath } from '#schemas/facts/photos.ts'
import { readPicture } from '#schemas/pictures/read-picture.ts'
import { CHROMIUM_FLAGS, requireChromium } from '#scripts/test/chromium.ts'
import { fontsEnvironment } from '#scripts/test/fonts.ts'
import { withLighthouse } from '#tests/bench/lighthouse.ts'
import { PROCESSOR_SLOWDOWN, SLOW_LINE } from '#tests/bench/phone.ts'
import type { Section } from '#tests/bench/report.ts'
import { median } from '#tests/bench/statistics.ts'
import { type ApiClient, apiClient } from '#tests/support/api/client.ts'
import type { TestStack } from '#tests/support/api/test-stack.ts'
import { takePicture } from '#tests/support/photos/camera.ts'

/** Twelve megapixels, as phones take them. */
const SHOT = { width: 4032, height: 3024 }
const PICTURES = 12
const RUNS = 3

type Upload = Record<
  'pictures' | 'chosenBytes' | 'sentBytes' | 'prepareSeconds' | 'uploadSeconds' | 'files' | 'withMetadata',
  number
>

/** @param isShort two pictures and one run instead of twelve and three */
export async function measurePhotos({ isShort }: { isShort: boolean }): Promise<Section> {
  const runs = isShort ? 1 : RUNS
  return withLighthouse(async (measure, stack) => {
    const lcpOf = async () => {
      const results = []
      for (let run = 0; run < runs; run++) results.push(await measure('/', 'whole', run))
      return { lcp: median(results.map(({ lcp }) => lcp)), cls: Math.max(...results.map(({ cls }) => cls)) }
    }
    const owner = apiClient(stack)
    await owner.login(stack.admin)
    const drawing = await lcpOf()
    const upload = await uploadFromPhone(stack, owner, isShort ? 2 : PICTURES)
    await publishFirst(owner)
    return toSection(upload, drawing, await lcpOf(), runs)
  })
}

/** Puts the first photograph at the top of the home page, and all others into the gallery. */
async function publishFirst(owner: ApiClient): Promise<void> {
  const [first] = await owner.expect('listPhotos')
  if (!first) throw new Error('No photograph is listed')
  const start = Date.now()
  await owner.expect('updatePhoto', {
    params: { id: first.id },
    body: { action: 'edit', alt: first.alt, spot: { place: 'home' } },
  })
  for (;;) {
    const { publishedAt = '', waiting } = await owner.expect('getPublication')
    if (waiting.length === 0 && Date.parse(publishedAt) > start) return
  }
}

async function uploadFromPhone(stack: TestStack, owner: ApiClient, pictures: number): Promise<Upload> {
  const browser = await chromium.launch({
    executablePath: requireChromium(),
    args: CHROMIUM_FLAGS,
    env: fontsEnvironment('narrow'),
  })
  try {
    const camera = await browser.newPage()
    const files: Buffer[] = []
    for (let shot = 0; shot < pictures; shot++) files.push(await takePicture(camera, SHOT))
    await camera.close()
    const context = await browser.newContext({ ...devices['Pixel 7'], baseURL: stack.url })
    const page = await context.newPage()
    await page.goto('/admin/login')
    await page.getByLabel('Username').fill(stack.admin.username)
    await page.getByLabel('Password', { exact: true }).fill(stack.admin.password)
    await page.getByRole('button', { name: 'Sign In', exact: true }).click()
    await page.getByRole('heading', { level: 1, name: 'Admin Dashboard' }).waitFor()
    await page.goto('/admin/photos')
    const session = await context.newCDPSession(page)
    await session.send('Network.enable')
    await session.send('Network.emulateNetworkConditions', SLOW_LINE)
    await session.send('Emulation.setCPUThrottlingRate', { rate: PROCESSOR_SLOWDOWN })
    const seconds = await steps(page, files)
    const stored = await storedFiles(owner)
    return {
      pictures,
      chosenBytes: files.reduce((sum, { length }) => sum + length, 0),
      sentBytes: stored.reduce((sum, { length }) => sum + length, 0),
      ...seconds,
      files: stored.length,
      withMetadata: stored.filter((file) => readPicture(file)?.hasMetadata ?? true).length,
    }
  } finally {
    await browser.close()
  }
}

async function steps(
  page: Page,
  files: readonly Buffer[],
): Promise<Pick<Upload, 'prepareSeconds' | 'uploadSeconds'>> {
  const patience = { timeout: 20 * 60 * 1000 }
  const chosen = performance.now()
  // Playwright passes at most 50 MB at once.
  for (const [index, buffer] of files.entries())
    await page
      .getByLabel('Add Photos')
      .setInputFiles({ name: `IMG_${index}.jpg`, mimeType: 'image/jpeg', buffer })
  const send = page.getByRole('button', { name: new RegExp(`^Upload ${files.length} photo`) })
  await send.waitFor(patience)
  const prepared = performance.now()
  await send.click()
  await page.getByText(new RegExp(`^${files.length} of 60 photos`)).waitFor(patience)
  return {
    prepareSeconds: (prepared - chosen) / 1000,
    uploadSeconds: (performance.now() - prepared) / 1000,
  }
}

async function storedFiles(owner: ApiClient): Promise<Buffer[]> {
  const paths = (await owner.expect('listPhotos')).flatMap((photo) =>
    photoFiles(photo).map((file) => photoPath(photo.name, file)),
  )
  return Promise.all(paths.map(async (path) => (await owner.send('GET', path)).bytes))
}

type Paint = { lcp: number; cls: number }

function toSection(upload: Upload, drawing: Paint, photo: Paint, runs: number): Section {
  const { pictures, chosenBytes, sentBytes, prepareSeconds, uploadSeconds, files, withMetadata } = upload
  const megabytes = (bytes: number) => (bytes / 1024 / 1024).toFixed(1)
  return {
    title: 'Photographs',
    notes: [
      `${pictures} pictures of ${SHOT.width} × ${SHOT.height} with noise and Exif, added in the back office on a phone's screen over 750 kbit/s up, 150 ms, with the processor slowed down
${PROCESSOR_SLOWDOWN} times. Then Lighthouse on the home page, mobile, with its drawing and with a photograph in its place, median of ${runs} run(s).`,
    ],
    targets: [
      {
        figure: 'LCP with a photograph ÷ with the drawing',
        measured: photo.lcp / drawing.lcp,
        limit: 1.15,
        wanted: 'at most',
        unit: '×',
      },
      { figure: 'CLS with photographs', measured: photo.cls, limit: 0, wanted: 'at most', unit: '' },
      { figure: 'Stored files with metadata', measured: withMetadata, limit: 0, wanted: 'at most', unit: '' },
    ],
    columns: ['Figure', 'Value'],
    rows: [
      ['Chosen, MB', megabytes(chosenBytes)],
      ['Sent, MB', megabytes(sentBytes)],
      ['Files stored', files],
      ['Resizing all, s', prepareSeconds.toFixed(1)],
      ['Uploading all, s', uploadSeconds.toFixed(1)],
      ['LCP with the drawing, ms', Math.round(drawing.lcp)],
      ['LCP with a photograph, ms', Math.round(photo.lcp)],
    ],
  }
}
