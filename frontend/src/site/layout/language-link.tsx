import { PATHS } from '#frontend/lib/href.ts'
import { useSite } from '#frontend/site/site-context.ts'
import { otherLanguage } from '#words/language.ts'

/** The address of this page in the other language, if it exists there. */
export function useTwin(): string | undefined {
  const { path } = useSite().page
  // The not-found page has no address.
  return otherLanguage.twinOf(path === PATHS.notFound ? PATHS.home : path)
}

export function LanguageLink({ className }: { className?: string }) {
  const { code, label } = otherLanguage
  const twin = useTwin()
  return (
    twin && (
      <a className={className} href={twin} lang={code}>
        {label}
      </a>
    )
  )
}
