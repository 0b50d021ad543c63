import { useToasts } from '#frontend/admin/components/toasts.tsx'
import { Icon } from '#frontend/components/icon.tsx'

/** Puts a text on the clipboard and says so. */
export function CopyButton({ label, text }: { label: string; text: string }) {
  const toasts = useToasts()
  async function copy() {
    try {
      await navigator.clipboard.writeText(text)
      toasts.add({ title: 'Copied', description: 'It is on your clipboard.' })
    } catch {
      toasts.add({
        title: 'Error',
        description: 'Your browser did not allow copying to the clipboard.',
        isDestructive: true,
      })
    }
  }
  return (
    <button type="button" className="btn btn-outline-primary" onClick={copy}>
      <Icon name="copy" /> {label}
    </button>
  )
}
