import { expect, test } from '@jest/globals'
import { deviceName } from '#functions/account/device-name.ts'

const APPLE = 'AppleWebKit/605.1.15 (KHTML, like Gecko)'
const IPHONE = `Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) ${APPLE}`
const IPAD = `Mozilla/5.0 (iPad; CPU OS 18_5 like Mac OS X) ${APPLE}`
const GOOGLE = 'AppleWebKit/537.36 (KHTML, like Gecko)'
const ANDROID = `Mozilla/5.0 (Linux; Android 10; K) ${GOOGLE}`
const WINDOWS = `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${GOOGLE}`

test.each([
  [`${IPHONE} Version/18.5 Mobile/15E148 Safari/604.1`, 'Safari on iPhone'],
  [`${IPHONE} CriOS/141.0.0.0 Mobile/15E148 Safari/604.1`, 'Chrome on iPhone'],
  [`${IPAD} FxiOS/140.0 Mobile/15E148 Safari/605.1.15`, 'Firefox on iPad'],
  [`${ANDROID} Chrome/141.0.0.0 Mobile Safari/537.36`, 'Chrome on Android'],
  [`${ANDROID} SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36`, 'Samsung Internet on Android'],
  [`${WINDOWS} Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0`, 'Edge on Windows'],
  [`${WINDOWS} Chrome/141.0.0.0 Safari/537.36 OPR/122.0.0.0`, 'Opera on Windows'],
  [`Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${APPLE} Version/18.5 Safari/605.1.15`, 'Safari on Mac'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox on Linux'],
  [
    `Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${GOOGLE} Chrome/141.0.0.0 Safari/537.36`,
    'Chrome on Chromebook',
  ],
  ['curl/8.0', 'Unknown browser'],
  ['<script>alert(1)</script> Windows', 'Unknown browser on Windows'],
  [undefined, 'Unknown browser'],
])('%s is %s', (userAgent, name) => {
  expect(deviceName(userAgent)).toBe(name)
})
