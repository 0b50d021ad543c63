import type { ComponentType } from 'react'
import { renderToString } from 'react-dom/server'
import type { ISLANDS } from '#frontend/islands/islands.ts'
import { PageDataContext, usePageData } from '#frontend/lib/page-data.ts'

type IslandName = keyof typeof ISLANDS
type IslandComponent<N extends IslandName> = Awaited<ReturnType<(typeof ISLANDS)[N]>>

type PropsOf<N extends IslandName> = Parameters<IslandComponent<N>>[0]

type IslandProps<N extends IslandName> = {
  name: N
  /** The component that `name` loads in the browser. */
  of: IslandComponent<N>
  /** visible: hydrates near the screen, or when touched; interaction: when touched. */
  when?: 'visible' | 'interaction'
  /** Keys of the browser's storage, separated by blanks: it hydrates at once when something is stored under one of them. */
  stored?: string
  className?: string
} & (undefined extends PropsOf<N> ? { props?: undefined } : { props: PropsOf<N> })

/**
 * A part of a page that hydrates in the browser (browser/islands.ts); everything around it stays static.
 * Its ids begin with its name, so that each island has its own.
 */
export function Island<N extends IslandName>(island: IslandProps<N>) {
  const { name, of, when = 'visible', stored, className, props } = island
  const data = usePageData()
  const Component = of as ComponentType<object>
  const given: object | undefined = props
  const html = renderToString(
    <PageDataContext value={data}>
      <Component {...given} />
    </PageDataContext>,
    { identifierPrefix: `${name}-` },
  )
  return (
    <div
      className={className}
      data-island={name}
      data-when={when}
      data-stored={stored}
      data-props={given && JSON.stringify(given)}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: React has just rendered it
      dangerouslySetInnerHTML={{ __html: html }}
    />
  )
}
