import { useState } from 'react'
import { Dialog } from '#frontend/admin/components/dialog.tsx'
import { Field } from '#frontend/admin/components/field.tsx'
import { useApi } from '#frontend/admin/lib/fetching.ts'
import {
  type Business,
  fillTemplate,
  mailtoLink,
  REPLY_TEMPLATES,
  type Recipient,
} from '#frontend/admin/lib/reply-templates.ts'
import { Icon } from '#frontend/components/icon.tsx'
import { publicRoutes } from '#schemas/api/public.ts'
import { DEFAULT_SITE_INFO } from '#schemas/defaults/settings.ts'

function useBusiness(): Business {
  // Every card of a list asks for it; one read for all of them is fresh enough for a signature.
  const options = { revalidateIfStale: false, dedupingInterval: 60_000 }
  return useApi(publicRoutes.getSiteInfo, {}, options).data ?? DEFAULT_SITE_INFO
}

/** Opens the mail program with a prefilled reply; the second button offers other templates. */
export function SendEmail({
  recipient,
  onChooseTemplate,
}: {
  recipient: Recipient
  onChooseTemplate: () => void
}) {
  const business = useBusiness()
  const reply = fillTemplate(REPLY_TEMPLATES[0], recipient, business)
  return (
    <>
      <a className="btn btn-primary" href={mailtoLink(recipient.email, reply)}>
        <Icon name="envelope" /> Send Email
      </a>
      <button type="button" className="btn btn-outline-primary" onClick={onChooseTemplate}>
        Reply Templates
      </button>
    </>
  )
}

/** Choose a reply, change it, and open it in the mail program. */
export function ReplyDialog({ recipient, onClose }: { recipient: Recipient; onClose: () => void }) {
  const business = useBusiness()
  const fill = (index: number) =>
    fillTemplate(REPLY_TEMPLATES[index] ?? REPLY_TEMPLATES[0], recipient, business)
  const [chosen, setChosen] = useState(0)
  const [reply, setReply] = useState(() => fill(0))
  return (
    <Dialog title={`Reply to ${recipient.name}`} onClose={onClose}>
      <Field label="Template">
        {(control) => (
          <select
            {...control}
            className="form-select"
            value={chosen}
            onChange={(event) => {
              setChosen(Number(event.target.value))
              setReply(fill(Number(event.target.value)))
            }}
          >
            {REPLY_TEMPLATES.map(({ name }, index) => (
              <option key={name} value={index}>
                {name}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field label="Subject">
        {(control) => (
          <input
            {...control}
            className="form-control"
            value={reply.subject}
            onChange={(event) => setReply({ ...reply, subject: event.target.value })}
          />
        )}
      </Field>
      <Field label="Message">
        {(control) => (
          <textarea
            {...control}
            className="form-control"
            rows={10}
            value={reply.body}
            onChange={(event) => setReply({ ...reply, body: event.target.value })}
          />
        )}
      </Field>
      <div className="dialog-actions">
        <button type="button" className="btn btn-outline-secondary" onClick={onClose}>
          Cancel
        </button>
        <a className="btn btn-primary" href={mailtoLink(recipient.email, reply)}>
          <Icon name="envelope" /> Send Email
        </a>
      </div>
    </Dialog>
  )
}
