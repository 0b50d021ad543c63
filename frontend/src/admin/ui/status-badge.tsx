import { STATUS_COLOURS } from '#schemas/facts/statuses.ts'

// Full class names: the build purges classes that it cannot find in the source.
const CLASSES: Record<(typeof STATUS_COLOURS)[keyof typeof STATUS_COLOURS], string> = {
  orange: 'badge-orange',
  green: 'badge-green',
  blue: 'badge-blue',
  red: 'badge-red',
  grey: 'badge-grey',
}

/** The class of a status' colour; any other value is orange. */
export function statusClass(status: string): string {
  return CLASSES[
    Object.hasOwn(STATUS_COLOURS, status) ? STATUS_COLOURS[status as keyof typeof STATUS_COLOURS] : 'orange'
  ]
}

export function StatusBadge({ status }: { status: string }) {
  return <span className={`badge status-badge text-capitalize ${statusClass(status)}`}>{status}</span>
}
