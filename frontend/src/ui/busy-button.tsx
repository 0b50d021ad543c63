import { Component, type ComponentProps, createRef, type ReactNode } from 'react'

type BusyButtonProps = Omit<ComponentProps<'button'>, 'ref'> & {
  /** While what it started is under way: then it is switched off. */
  isBusy: boolean
  /** What it says meanwhile. */
  busyLabel: ReactNode
}

/**
 * A button that is off while it works. A browser takes the focus from a button that is switched off: it comes back afterwards.
 * A class, because only classes are asked before the page changes: Chromium takes the focus at once, older ones a frame later.
 */
export class BusyButton extends Component<BusyButtonProps> {
  readonly #place = createRef<HTMLButtonElement>()
  #hadFocus = false

  override getSnapshotBeforeUpdate({ isBusy: wasBusy }: BusyButtonProps) {
    if (this.props.isBusy && !wasBusy) this.#hadFocus = document.activeElement === this.#place.current
    return null
  }

  override componentDidUpdate({ isBusy: wasBusy }: BusyButtonProps) {
    if (!wasBusy || this.props.isBusy || !this.#hadFocus) return
    // A field with a fault, or what has appeared since, may have taken it; page and dialog only keep it.
    if (document.activeElement?.contains(this.#place.current)) this.#place.current?.focus()
  }

  override render() {
    const { isBusy, busyLabel, disabled = false, children, ...button } = this.props
    return (
      <button type="submit" {...button} ref={this.#place} disabled={disabled || isBusy}>
        {isBusy ? busyLabel : children}
      </button>
    )
  }
}
