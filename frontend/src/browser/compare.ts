/** Shows as much of the picture before as a pair's slider says (site/sections/photo-sections.tsx), from 0 to 100. */
function compare(slider: EventTarget | null) {
  if (!(slider instanceof HTMLInputElement) || slider.type !== 'range') return
  slider.parentElement?.style.setProperty('--seen', `${slider.value}%`)
  slider.ariaValueText = slider.ariaValueText?.replace(/\d+/, slider.value) ?? null
}

addEventListener('input', ({ target }) => compare(target))
// Visitors may have moved it before this script ran.
for (const slider of document.querySelectorAll('.compare input')) compare(slider)
