import { jobLength } from '#schemas/facts/jobs.ts'
import { jobLengthLabels as labels } from '#words/labels/services.ts'

/** How long a job takes; nothing while that is unknown. It is never an end time. */
export function TakesAbout({ minutes }: { minutes: number | undefined }) {
  if (minutes === undefined) return null
  return (
    <p>
      {labels.label} <span>{jobLength(minutes, labels)}</span>
    </p>
  )
}
