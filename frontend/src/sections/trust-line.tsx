import { Icon } from '#frontend/components/icon.tsx'
import { useFill } from '#frontend/lib/site-store.ts'

/** Short promises under a headline. */
export function TrustLine({ points }: { points: readonly string[] }) {
  const fill = useFill()
  return (
    <ul className="trust-line">
      {points.map((point) => (
        <li key={point}>
          <Icon name={point.includes('star') ? 'star-fill' : 'check-circle-fill'} /> {fill(point)}
        </li>
      ))}
    </ul>
  )
}
