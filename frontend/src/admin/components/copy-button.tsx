import { Button } from '#frontend/admin/components/button.tsx'
import { showToast } from '#frontend/lib/toasts.ts'

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
  return <Button icon="copy" label={label} onClick={copy} />
}
