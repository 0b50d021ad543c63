/** Shows as much of the picture before as a pair's slider says (site/sections/photo-sections.tsx), from 0 to 100. */
addEventListener('input', ({ target }) => {
  if (target instanceof HTMLInputElement && target.type === 'range')
    target.parentElement?.style.setProperty('--seen', `${target.value}%`)
})
