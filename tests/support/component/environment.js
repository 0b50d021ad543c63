/** Jest's environment of component tests: jsdom, with what browsers have and jsdom has not. */
import { format } from 'node:util'
import { TestEnvironment } from 'jest-environment-jsdom'

const ORIGIN = 'https://www.example.com'

/** How long a notification stays (P30.1). Here it stays longer: on a busy machine a look at it may take as long. */
const TOAST_MS = 5000
/** How long a page waits before it reads once more (P29.1). Here the second try comes at once. */
const RETRY_MS = 1000
const TIMES = { [TOAST_MS]: TOAST_MS * 100, [RETRY_MS]: 0 }

/** No other tab listens. */
class BroadcastChannel extends EventTarget {
  postMessage() {}
}

/** A phone: lists are cards. */
const matchMedia = (media) => Object.assign(new EventTarget(), { media, matches: false })

// biome-ignore lint/style/noDefaultExport: jest calls the default export of an environment
export default class extends TestEnvironment {
  constructor({ globalConfig, projectConfig }, context) {
    const testEnvironmentOptions = { ...projectConfig.testEnvironmentOptions, url: ORIGIN }
    super({ globalConfig, projectConfig: { ...projectConfig, testEnvironmentOptions } }, context)
    const { global } = this
    // Where a form leads next is for a browser to see.
    const { virtualConsole } = this.dom
    const [report] = virtualConsole.listeners('jsdomError')
    virtualConsole.removeAllListeners('jsdomError')
    virtualConsole.on('jsdomError', (error) => {
      if (error.type !== 'not implemented') report(error)
    })
    Object.assign(global, { Response, Headers, TextEncoder, TextDecoder, structuredClone, BroadcastChannel })
    Object.assign(global, { matchMedia, scrollTo() {} })
    // React warns of <search>, which jsdom does not know.
    const { createElement } = global.Document.prototype
    global.Document.prototype.createElement = function create(...args) {
      const element = createElement.apply(this, args)
      if (args[0] === 'search') Object.defineProperty(element, Symbol.toStringTag, { value: 'HTMLElement' })
      return element
    }
    Object.assign(global.Element.prototype, {
      scrollIntoView() {},
      hasPointerCapture: () => false,
      setPointerCapture() {},
      releasePointerCapture() {},
    })
    const { setTimeout } = global
    global.setTimeout = (run, ms, ...rest) => setTimeout(run, TIMES[ms] ?? ms, ...rest)
    // Puts renders off by up to this many milliseconds: React starts them by setImmediate where there is one (CONTRIBUTING.md).
    const { SLOW_RENDER } = process.env
    if (SLOW_RENDER) global.setImmediate = (run) => setTimeout(run, Math.random() * Number(SLOW_RENDER))
    // A page that has been open for a while: its forms are not too quick (the spam trap).
    const now = global.performance.now.bind(global.performance)
    global.performance.now = () => now() + 10_000
    global.crypto.randomUUID ??= () => crypto.randomUUID()
    global.AbortSignal = AbortSignal
    global.AbortController = AbortController
  }

  async setup() {
    await super.setup()
    this.printed = []
    const { console } = this.global
    console.error = console.warn = (...values) => this.printed.push(format(...values))
  }

  /** React says by a warning that a page has a fault: an unknown attribute, two items of one key. */
  handleTestEvent({ name, test }) {
    if (name !== 'test_done' || this.printed.length === 0) return
    test.errors.push(new Error(`It prints: ${this.printed.join('\n')}`))
    this.printed = []
  }
}
