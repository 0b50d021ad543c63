import { Fragment, type ReactNode } from 'react'
import { LinkButton, type Look } from '#frontend/admin/ui/button.tsx'
import { More } from '#frontend/admin/ui/more.tsx'
import { mailtoLink, mapLink, telephoneLink, textLink } from '#schemas/facts/links.ts'

type Action = (look: Look) => ReactNode

/** For a thumb what is due, and the ways to the customer; everything else of a record behind More. */
export function CardActions<Name extends string>({
  due,
  quick = [],
  actions,
  customer: { phone, email, address },
  children,
}: {
  due: NoInfer<Name> | 'none'
  /** Those that one press does, in a row of their own with what is due. */
  quick?: readonly NoInfer<Name>[]
  /** In their order; an action that the record does not offer renders nothing. */
  actions: Record<Name, Action>
  customer: { phone?: string | undefined; email?: string | undefined; address?: string | undefined }
  /** Facts that are looked up. */
  children: ReactNode
}) {
  // Each keeps its place when another one is due, so that a second tap hits what the first one hit.
  const shown: Name[] = due === 'none' || quick.includes(due) ? [...quick] : [...quick, due]
  const first = shown.map((name) => (
    <Fragment key={name}>{actions[name](name === due ? 'main' : 'plain')}</Fragment>
  ))
  const others = Object.entries<Action>(actions).filter(([name]) => !shown.some((one) => one === name))
  return (
    <>
      {quick.length > 0 && <div className="record-actions card-actions">{first}</div>}
      <div className="record-actions card-actions">
        {quick.length === 0 && first}
        {phone && <CallLink phone={phone} />}
        {phone && <LinkButton href={textLink(phone, '')} icon="chat-left-text" label="Text" />}
        {!phone && email && <LinkButton href={mailtoLink(email)} icon="envelope" label="Email" />}
        {address && <MapLink address={address} />}
        <More>
          {children}
          <div className="record-actions">
            {others.map(([name, action]) => (
              <Fragment key={name}>{action('plain')}</Fragment>
            ))}
          </div>
        </More>
      </div>
    </>
  )
}

export function CallLink({ phone, about }: { phone: string; about?: string }) {
  return <LinkButton href={telephoneLink(phone)} icon="telephone" label="Call" about={about} />
}

export function MapLink({ address }: { address: string }) {
  return <LinkButton href={mapLink(address)} rel="noopener noreferrer" icon="geo-alt" label="Map" />
}
