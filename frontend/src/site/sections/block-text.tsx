import type { Block } from '#frontend/content/types.ts'
import { useFill } from '#frontend/site/use-facts.tsx'

export function BlockText({ block }: { block: Block }) {
  const fill = useFill()
  return (
    <section>
      <h2>{fill(block.heading)}</h2>
      {block.paragraphs?.map((paragraph) => (
        <p key={paragraph}>{fill(paragraph)}</p>
      ))}
      {block.bullets && (
        <ul>
          {block.bullets.map((bullet) => (
            <li key={bullet}>{fill(bullet)}</li>
          ))}
        </ul>
      )}
    </section>
  )
}
