import { Link } from 'react-router-dom'
import { useApi } from '#frontend/admin/lib/use-api.ts'
import { countText } from '#frontend/admin/working/finding-words.ts'
import { Icon } from '#frontend/ui/icon.tsx'
import { workingLabels as labels } from '#words/labels/working.ts'

/** Leads from the dashboard to what is wrong. Renders nothing while nothing is known to be. */
export function WorkingNotice() {
  const { data } = useApi('getWorking', undefined, { shouldRetryOnError: false })
  const wrong = data && countText(data, 'wrong')
  if (!wrong) return null
  return (
    <p className="alert alert-warning" role="status">
      <Icon name="exclamation-triangle" /> {labels.title} {wrong} <Link to="/working">{labels.seeAll}</Link>
    </p>
  )
}
