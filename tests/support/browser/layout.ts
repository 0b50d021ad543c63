/** Whether a page holds: nothing beside the screen, nothing cut off, no buttons that touch. */
import { type CDPSession, expect, type Page } from '@playwright/test'

declare global {
  interface Window {
    wideFonts?: FontFace[]
  }
}

/** Text is doubled as a visitor does it, in the browser's settings, which `em` in media queries follows (WCAG 1.4.4). */
export type Screen = { width: number; isTextDoubled?: boolean }

/** Nothing is misplaced on any of the screens, in narrow and in wide fonts. Leaves a phone with text of its usual size. */
export async function expectFit(page: Page, screens: readonly Screen[], what: string): Promise<void> {
  const browser = await page.context().newCDPSession(page)
  for (const screen of screens) {
    await showOn(page, browser, screen)
    expect(await misplaced(page), `${what} ${JSON.stringify(screen)}`).toEqual([])
    await drawWide(page, true)
    expect(await misplaced(page), `${what} ${JSON.stringify(screen)} in wide fonts`).toEqual([])
    await drawWide(page, false)
  }
  await showOn(page, browser, { width: 390 })
  // A page that is closed with an open session makes Chromium tell later ones, which have no network, that they are online.
  await browser.detach()
}

/** Draws the text of the page that is open in DejaVu, a tenth wider than Arial: a whole browser for it would load everything again. */
export function drawWide(page: Page, isWide: boolean): Promise<void> {
  return page.evaluate(async (isOn) => {
    window.wideFonts ??= await Promise.all(
      ['Arial', 'Roboto', 'Segoe UI', 'Avenir'].map((name) =>
        new FontFace(name, 'local("DejaVu Sans")').load(),
      ),
    )
    for (const face of window.wideFonts) {
      if (isOn) document.fonts.add(face)
      else document.fonts.delete(face)
    }
  }, isWide)
}

async function showOn(
  page: Page,
  browser: CDPSession,
  { width, isTextDoubled = false }: Screen,
): Promise<void> {
  await browser.send('Page.setFontSizes', { fontSizes: { standard: isTextDoubled ? 32 : 16 } })
  await page.setViewportSize({ width, height: 844 })
}

/** What scrolls sideways with the page, is beside the screen, or is wider than what holds it; buttons that touch another one or cover a text, and buttons and headings that break a word. */
function misplaced(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement
    const found = scrollWidth > clientWidth ? [`the page is ${scrollWidth} px wide`] : []
    /** Half a pixel is rounding; a box that is a pixel wide hides its text on purpose. */
    const isOutside = (inner: DOMRect, outer: { left: number; right: number }) =>
      outer.right - outer.left > 1 && (inner.right > outer.right + 1 || inner.left < outer.left - 1)
    const holders = new Map<Element, { outer: DOMRect; scrolls: boolean; holds: boolean }>()
    const holderOf = (element: Element) => {
      const known = holders.get(element)
      if (known) return known
      const { overflowX, display } = getComputedStyle(element)
      const holds = display !== 'inline' && (overflowX !== 'visible' || element.matches('a, button, label'))
      const scrolls = /auto|scroll/.test(overflowX)
      const holder = { outer: element.getBoundingClientRect(), scrolls, holds }
      holders.set(element, holder)
      return holder
    }
    const check = (element: Element, box: DOMRect, name: string) => {
      // A link that comes with the focus, or a trap.
      if (box.right <= 0) return
      for (let holder: Element | null = element; holder; holder = holder.parentElement) {
        const { outer, scrolls, holds } = holderOf(holder)
        if (scrolls || outer.right <= 0 || outer.width <= 1) return
        if (holds && isOutside(box, outer)) {
          found.push(`${name} is cut by ${holder.tagName}.${holder.className}`)
          return
        }
      }
      if (isOutside(box, { left: 0, right: clientWidth })) found.push(`${name} is beside the screen`)
    }
    const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true })
    const shownTexts: { parent: Element; box: DOMRect }[] = []
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const { parentElement: parent, nodeValue } = node
      if (!parent || !nodeValue?.trim() || parent.matches('option, textarea') || !isShown(parent)) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      const box = range.getBoundingClientRect()
      check(parent, box, `"${nodeValue.trim()}"`)
      if (!parent.closest('.visually-hidden')) shownTexts.push({ parent, box })
    }
    for (const control of document.querySelectorAll('a, button, input, select, textarea, img')) {
      if (control.parentElement && isShown(control)) {
        check(control.parentElement, control.getBoundingClientRect(), control.outerHTML.slice(0, 80))
      }
    }
    const pen = document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D
    for (const select of [...document.querySelectorAll('select')].filter(isShown)) {
      const { font, lineHeight, paddingLeft, paddingRight } = getComputedStyle(select)
      pen.font = font
      const room = select.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight)
      const chosen = select.selectedIndex
      for (const [index, { text }] of [...select.options].entries()) {
        select.selectedIndex = index
        const lines = Math.ceil(pen.measureText(text).width / room)
        if (select.clientHeight < lines * Number.parseFloat(lineHeight)) found.push(`"${text}" is cut`)
      }
      select.selectedIndex = chosen
    }
    // What is behind a dialog is not pressed.
    const front = document.querySelector('[role=dialog]') ?? document.querySelector('main') ?? document.body
    const boxes = [...front.querySelectorAll('.btn:not(.btn-link)')]
      .filter((element) => isShown(element) && !element.closest('.input-group'))
      .map((element) => ({ element, box: element.getBoundingClientRect() }))
    boxes.forEach(({ element, box }, index) => {
      const next = boxes[index + 1]
      if (!next) return
      const gap = Math.max(
        next.box.left - box.right,
        box.left - next.box.right,
        next.box.top - box.bottom,
        box.top - next.box.bottom,
      )
      if (gap < 4) found.push(`${element.textContent} and ${next.element.textContent} are ${gap} px apart`)
    })
    // Read at one glance. The back office's headings hold what customers typed.
    const glanced = [
      ...boxes.map(({ element }) => element),
      ...document.querySelectorAll('main:not(.admin-main) :is(h1, h2, h3, dt, dd)'),
    ]
    for (const element of glanced.filter(isShown)) {
      const words = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
      for (let node = words.nextNode(); node; node = words.nextNode())
        for (const { 0: word, index } of (node.nodeValue ?? '').matchAll(
          /(?<![@.]\S*)[\p{L}\p{N}]+(?!\S*[@.]\p{L})/gu,
        )) {
          const range = document.createRange()
          range.setStart(node, index)
          range.setEnd(node, index + word.length)
          if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1)
            found.push(`"${word}" is broken in ${element.textContent}`)
        }
    }
    // What stays in view while the page scrolls covers it on purpose.
    const stays = (element: Element | null): boolean =>
      element !== null &&
      (/fixed|sticky/.test(getComputedStyle(element).position) || stays(element.parentElement))
    for (const { element, box } of boxes.filter((one) => !stays(one.element)))
      for (const { parent, box: text } of shownTexts)
        if (
          !element.contains(parent) &&
          Math.min(box.right, text.right) - Math.max(box.left, text.left) > 2 &&
          Math.min(box.bottom, text.bottom) - Math.max(box.top, text.top) > 2 &&
          !stays(parent)
        )
          found.push(`${element.textContent} covers "${parent.textContent}"`)
    return found
  })
}
