import type { ReactNode } from 'react'
import type { Link } from '#frontend/content/types.ts'
import { href } from '#frontend/lib/href.ts'
import { commonLabels } from '#words/labels/common.ts'

export type HeroProps = {
  /** The pages above this one, the home page first, then the page itself; also in its structured data. */
  trail: readonly Link[]
  tone?: 'deep' | 'blue'
  /** On pages whose work starts right below. */
  isSmall?: boolean
  /** A picture next to the text, or the address of a drawing; boot.ts hides it when it fails to load. */
  art?: ReactNode
  children: ReactNode
}

/** The top of every page but the home page. */
export function Hero({ trail, tone = 'deep', isSmall = false, art, children }: HeroProps) {
  const look = isSmall ? 'hero-small' : !art && 'valley'
  const classes = ['hero hero-plain', tone === 'blue' && 'hero-blue', look]
  return (
    <section className={classes.filter(Boolean).join(' ')}>
      <div className={`container-xl ${art ? 'hero-grid' : ''}`}>
        <div>
          <nav aria-label={commonLabels.breadcrumbs}>
            <ol className="crumbs">
              {trail.map(({ href: path, label }, index) => (
                <li key={path}>
                  {index === trail.length - 1 ? (
                    <span aria-current="page">{label}</span>
                  ) : (
                    <a href={href(path)}>{label}</a>
                  )}
                </li>
              ))}
            </ol>
          </nav>
          {children}
        </div>
        {typeof art === 'string' ? (
          <img className="hero-art" src={art} width="480" height="360" alt="" />
        ) : (
          art
        )}
      </div>
    </section>
  )
}
