import { PhoneText } from '#frontend/ui/phone-link.tsx'

/** Says what does not work without script, and how else; `{phone}` is a link. */
export function WithoutScript({ text }: { text: string }) {
  return (
    <noscript>
      <p>
        <PhoneText text={text} />
      </p>
    </noscript>
  )
}
