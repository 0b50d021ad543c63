import { bookingLabels } from '#words/labels/booking.ts'

const labels = bookingLabels.steps

export function Steps({ current }: { current: number }) {
  return (
    <ol className="steps" aria-label={labels.label}>
      {labels.names.map((step, index) => (
        <li key={step} aria-current={index + 1 === current ? 'step' : undefined}>
          <span className="step-number" aria-hidden="true">
            {index + 1}
          </span>{' '}
          {step}
        </li>
      ))}
    </ol>
  )
}
