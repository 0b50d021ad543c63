import { ANY_LANGUAGE } from '#frontend/ui/any-language.ts'
import { renderContent } from '#schemas/markup/render-content.ts'

type Props = { content: string; contentType: 'text' | 'html' | 'markdown' }

/** Content as the public page shows it. A separate module, because the sanitiser is large and only needed for markup. */
export function RenderedContent({ content, contentType }: Props) {
  const html = renderContent({ content, contentType })
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the renderer's allow-list is the public page's own.
  return <div className="rendered-content" {...ANY_LANGUAGE} dangerouslySetInnerHTML={{ __html: html }} />
}
