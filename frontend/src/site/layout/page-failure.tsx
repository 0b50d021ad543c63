import { frameLabels } from '#frontend/content/en/labels/frame.ts'
import { builtInFacts } from '#frontend/lib/site-store.ts'
import { Filled } from '#frontend/ui/filled.tsx'
import { telephoneLink } from '#schemas/facts/links.ts'

/** What stands in place of a page that a fault of ours has stopped. It asks nothing of what may be broken. */
export function PageFailure() {
  const { phone } = builtInFacts
  return (
    <section className="hero not-found" role="alert">
      <div className="container-xl">
        <h1>{frameLabels.failure.heading}</h1>
        <p className="lead">
          <Filled text={frameLabels.failure.text} phone={<a href={telephoneLink(phone)}>{phone}</a>} />
        </p>
      </div>
    </section>
  )
}
