/** Puts a third party's frame in place of its still picture once its button is pressed (site/sections/click-to-load.tsx). */
document.addEventListener('click', ({ target }) => {
  const button = target instanceof Element && target.closest<HTMLElement>('[data-frame-src]')
  if (!button) return
  const { frameSrc = '', frameTitle = '', frameAllow } = button.dataset
  const frame = Object.assign(document.createElement('iframe'), {
    title: frameTitle,
    src: frameSrc,
    loading: 'lazy',
    referrerPolicy: 'strict-origin-when-cross-origin',
    allowFullscreen: true,
  })
  if (frameAllow) frame.allow = frameAllow
  button.parentElement?.replaceChildren(frame)
})
