import { TakesAbout } from '#frontend/ui/takes-about.tsx'

type PricedLinesProps = { lines: readonly string[]; total: string; minutes?: number | undefined }

export function PricedLines({ lines, total, minutes }: PricedLinesProps) {
  return (
    <>
      <ul className="plain-lines">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <p className="summary-total">{total}</p>
      <TakesAbout minutes={minutes} />
    </>
  )
}
