/** Pixels at the foot of the screen: a phone's navigation and a notification of three lines. */
const FOOT = 220

/** Marks the document when the last press was at the foot of the screen, where a notification would cover it. */
export function notePresses(): void {
  document.addEventListener(
    'click',
    ({ target }) => {
      const isLow = target instanceof Element && target.getBoundingClientRect().bottom > innerHeight - FOOT
      document.documentElement.setAttribute('data-pressed', isLow ? 'low' : 'high')
    },
    { capture: true },
  )
}
