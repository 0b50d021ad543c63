/** Pixels; above this width a click copies the number instead of dialling (P3.4). */
const COPY_ABOVE_WIDTH = 768

document.addEventListener('click', async (event) => {
  const link = event.target instanceof Element && event.target.closest<HTMLElement>('[data-phone]')
  if (!link || window.innerWidth <= COPY_ABOVE_WIDTH) return
  event.preventDefault()
  const { phone = '', copied, uncopied } = link.dataset
  try {
    await navigator.clipboard.writeText(phone)
    alert(copied)
  } catch {
    alert(uncopied)
  }
})
