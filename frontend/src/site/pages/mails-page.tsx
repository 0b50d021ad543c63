import type { MailsContent } from '#frontend/content/en/pages/mails.ts'
import { LinkPage } from '#frontend/site/sections/link-page.tsx'
import { Format } from '#frontend/ui/format.tsx'
import { PhoneLink } from '#frontend/ui/phone-link.tsx'

/** /mails, on which a mailbox opts out of marketing mails (browser/opt-out.ts). */
export function MailsPage({ content }: { content: MailsContent }) {
  return (
    <LinkPage content={content}>
      <div className="submitted" data-opt-out>
        {Object.entries(content.states).map(([state, { heading, text, ...more }]) => (
          <div key={state} className="panel thanks" data-state={state} hidden={state !== 'ask'}>
            <h2 tabIndex={-1}>{heading}</h2>
            <p>
              <Format text={text} phone={<PhoneLink />} />
            </p>
            {'undo' in more && (
              <button type="button" className="btn btn-outline-primary" data-undo>
                {more.undo}
              </button>
            )}
            {['ask', 'undone', 'failed'].includes(state) && (
              <button type="button" className="btn btn-primary">
                {content.stop}
              </button>
            )}
          </div>
        ))}
      </div>
    </LinkPage>
  )
}
