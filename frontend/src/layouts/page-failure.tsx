import { builtInFacts } from '#frontend/lib/site-store.ts'
import { telephoneLink } from '#schemas/links.ts'

/** What stands in place of a page that a fault of ours has stopped. It asks nothing of what may be broken. */
export function PageFailure() {
  const { phone } = builtInFacts
  return (
    <section className="hero not-found" role="alert">
      <div className="container-xl">
        <h1>This page has stopped working</h1>
        <p className="lead">
          Please reload it, or call us at <a href={telephoneLink(phone)}>{phone}</a>.
        </p>
      </div>
    </section>
  )
}
