import { type PointerEvent, useState } from 'react'

type Drag = { from: number; to: number }

/**
 * Drags items of a list by a handle, with mouse, pen or finger. Items carry their index in `data-position`.
 * @param onDrop called with the old and the new index
 */
export function useDragOrder(onDrop: (from: number, to: number) => unknown) {
  const [drag, setDrag] = useState<Drag>()

  /** The item under the pointer, if it is of the same list. */
  function positionAt({ clientX, clientY, currentTarget }: PointerEvent): number | undefined {
    const item = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('[data-position]')
    if (!item || item.parentElement !== currentTarget.closest('[data-position]')?.parentElement)
      return undefined
    return Number(item.dataset['position'])
  }

  return {
    /** Where the dragged item would be dropped. */
    target: drag?.to,
    handleOf: (from: number) => ({
      onPointerDown: (event: PointerEvent) => {
        event.currentTarget.setPointerCapture(event.pointerId)
        setDrag({ from, to: from })
      },
      onPointerMove: (event: PointerEvent) => {
        const to = drag && positionAt(event)
        if (to !== undefined) setDrag({ from, to })
      },
      onPointerUp: () => {
        if (drag) onDrop(drag.from, drag.to)
        setDrag(undefined)
      },
      onPointerCancel: () => setDrag(undefined),
    }),
  }
}
