import { formatMoment } from '#frontend/admin/lib/format.ts'

/** Says how old the day is that is shown without the API; nothing for one that was just read. */
export function AsOf({ instant }: { instant: string | undefined }) {
  if (instant === undefined) return null
  return (
    <p className="alert alert-warning" role="status">
      {navigator.onLine ? 'The server cannot be reached.' : 'You are offline.'} This is the day as of{' '}
      {formatMoment(instant)}.
    </p>
  )
}
