import type { Point } from '#frontend/content/types.ts'
import { useFill } from '#frontend/site/use-facts.tsx'
import { Icon } from '#frontend/ui/icon.tsx'

export function TrustLine({ points }: { points: readonly Point[] }) {
  const fill = useFill()
  return (
    <ul className="trust-line">
      {points.map(({ text, icon = 'check-circle-fill' }) => (
        <li key={text}>
          <Icon name={icon} /> {fill(text)}
        </li>
      ))}
    </ul>
  )
}
