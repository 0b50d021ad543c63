/** A ref for what takes the focus when it appears, for instance a confirmation that replaces a form. Stable, so that it runs once. */
export function takeFocus(element: HTMLElement | null): void {
  element?.focus()
}
