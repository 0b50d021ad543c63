/** Closes the menu where the browser does not by itself: after a jump within the page, and when the focus leaves it. */
const menu = document.querySelector<HTMLElement>('.site-menu')
const cities = document.querySelector<HTMLDetailsElement>('.menu-cities')

function closeDrawer() {
  if (menu?.matches(':popover-open')) menu.hidePopover()
}

function closeCities({ target }: Event) {
  if (cities && !cities.contains(target as Node)) cities.open = false
}

menu?.addEventListener('click', ({ target }) => {
  if ((target as Element).closest('a')) closeDrawer()
})
menu?.addEventListener('focusout', ({ relatedTarget }) => {
  if (relatedTarget && !menu.contains(relatedTarget as Node)) closeDrawer()
})
addEventListener('pointerdown', closeCities)
addEventListener('focusin', closeCities)
addEventListener('keydown', ({ key }) => {
  if (key !== 'Escape' || !cities?.open) return
  cities.open = false
  cities.querySelector('summary')?.focus()
})
