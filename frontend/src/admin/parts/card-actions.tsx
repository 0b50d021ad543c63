import { Fragment, type ReactNode } from 'react'
import { formatPhone } from '#frontend/admin/lib/format.ts'
import { LinkButton, type Look } from '#frontend/admin/ui/button.tsx'
import { More } from '#frontend/admin/ui/more.tsx'
import { mailtoLink, mapLink, telephoneLink, textLink } from '#schemas/facts/links.ts'

type Action = (look: Look) => ReactNode

type CardActionsProps<Name extends string> = {
  due: NoInfer<Name> | 'none'
  /** In front, whatever is due. */
  quick?: readonly NoInfer<Name>[]
  /** In their order; an action that the record does not offer renders nothing. */
  actions: Record<Name, Action>
  customer: { phone?: string | undefined; email?: string | undefined; address?: string | undefined }
  /** Facts that are looked up. */
  children: ReactNode
}

/** For a thumb what is due, and the ways to the customer; everything else of a record behind More. */
export function CardActions<Name extends string>(props: CardActionsProps<Name>) {
  const { due, quick = [], actions, customer, children } = props
  const { phone, email, address } = customer
  const all = Object.entries<Action>(actions)
  const isQuick = (name: string) => quick.some((one) => one === name)
  const show = (some: readonly (readonly [string, Action])[]) =>
    some.map(([name, action]) => <Fragment key={name}>{action(name === due ? 'main' : 'plain')}</Fragment>)
  return (
    <>
      {quick.length > 0 && (
        // Nothing joins this row when something else is due, so that a second tap hits what the first one hit.
        <div className="record-actions card-actions">{show(all.filter(([name]) => isQuick(name)))}</div>
      )}
      <div className="record-actions card-actions">
        {show(all.filter(([name]) => name === due && !isQuick(name)))}
        {phone && <CallLink phone={phone} />}
        {phone && <TextLink phone={phone} />}
        {!phone && email && <LinkButton href={mailtoLink(email)} icon="envelope" label="Email" />}
        {address && <MapLink address={address} />}
        <More>
          {children}
          <div className="record-actions">{show(all.filter(([name]) => name !== due && !isQuick(name)))}</div>
        </More>
      </div>
    </>
  )
}

/** On paper its number takes the button's place. */
export function CallLink({ phone, about }: { phone: string; about?: string }) {
  return (
    <LinkButton
      href={telephoneLink(phone)}
      data-printed={formatPhone(phone)}
      icon="telephone"
      label="Call"
      about={about}
    />
  )
}

type TextLinkProps = { phone: string; text?: string; label?: string; about?: string }

/** Opens a text message in the owner's own phone. */
export function TextLink({ phone, text = '', label = 'Text', about }: TextLinkProps) {
  return <LinkButton href={textLink(phone, text)} icon="chat-left-text" label={label} about={about} />
}

export function MapLink({ address }: { address: string }) {
  return <LinkButton href={mapLink(address)} rel="noopener noreferrer" icon="geo-alt" label="Map" />
}
