import type { LineText } from '#frontend/lib/line-text.ts'
import { TakesAbout } from '#frontend/ui/takes-about.tsx'

type PricedLinesProps = { lines: readonly LineText[]; total: string; minutes?: number | undefined }

export function PricedLines({ lines, total, minutes }: PricedLinesProps) {
  return (
    <>
      <LineList lines={lines} />
      <p className="summary-total">{total}</p>
      <TakesAbout minutes={minutes} />
    </>
  )
}

export function LineList({ lines }: Pick<PricedLinesProps, 'lines'>) {
  return (
    <ul className="plain-lines">
      {lines.map(({ text, lang }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the owner may give two options one label, and a line has no state
        <li key={index} lang={lang}>
          {text}
        </li>
      ))}
    </ul>
  )
}
