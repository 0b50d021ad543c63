import { showToast } from '#frontend/lib/toasts.ts'
import { Icon } from '#frontend/ui/icon.tsx'

/** Copies a text to the clipboard. */
export function CopyButton({ label, text }: { label: string; text: string }) {
  async function copy() {
    try {
      await navigator.clipboard.writeText(text)
      showToast({ title: 'Copied', description: 'It is on your clipboard.' })
    } catch {
      showToast({
        title: 'Error',
        description: 'Your browser did not allow copying to the clipboard.',
        variant: 'destructive',
      })
    }
  }
  return (
    <button type="button" className="btn btn-outline-primary" onClick={copy}>
      <Icon name="copy" /> {label}
    </button>
  )
}
