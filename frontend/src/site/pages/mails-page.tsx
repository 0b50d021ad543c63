import { LinkPage } from '#frontend/site/sections/link-page.tsx'
import { PhoneText } from '#frontend/ui/phone-link.tsx'
import type { MailsContent } from '#words/pages/mails.ts'

/** /mails, which shows whether a mailbox gets marketing mails, and opts it out (browser/opt-out.ts). */
export function MailsPage({ content }: { content: MailsContent }) {
  return (
    <LinkPage content={content}>
      <div className="submitted scripting" data-opt-out>
        {Object.entries(content.states).map(([state, { heading, text, ...more }]) => (
          <div key={state} className="panel prose" data-state={state} hidden={state !== 'opening'}>
            <h2 tabIndex={-1}>{heading}</h2>
            <p>
              <PhoneText text={text} />
            </p>
            {Object.entries(more).map(([action, label]) => (
              <button key={action} type="button" className="btn btn-outline-primary" data-action={action}>
                {label}
              </button>
            ))}
            {['receiving', 'undone'].includes(state) && (
              <button type="button" className="btn btn-primary" data-action="stop">
                {content.stop}
              </button>
            )}
          </div>
        ))}
      </div>
    </LinkPage>
  )
}
