/** Shows as much of the picture before as a pair's slider says (site/sections/photo-sections.tsx); from 0 to 100. */
function show({ value, parentElement }: HTMLInputElement) {
  parentElement?.style.setProperty('--seen', `${value}%`)
}

for (const slider of document.querySelectorAll<HTMLInputElement>('.compare input')) {
  // A reload restores it.
  show(slider)
  slider.addEventListener('input', () => show(slider))
}
