import * as RadixToast from '@radix-ui/react-toast'
import { dismissToast, type Toast } from '#frontend/lib/toasts.ts'
import { Icon } from '#frontend/ui/icon.tsx'
import { commonLabels } from '#words/labels/common.ts'

/** How long a toast shows (ms), and how far to the right a swipe dismisses it (px). F8 is the hotkey of Radix. */
const DURATION = 5000
const SWIPE_THRESHOLD = 50

/**
 * A notification, with Radix's behaviour. An open dialog traps the focus, even from F8, so dialogs show their own
 * failures, and a success closes them.
 */
export function ShownToast({ toast }: { toast: Toast }) {
  const { id, title, description, action, variant = 'default', isOpen } = toast
  return (
    <RadixToast.Provider duration={DURATION} swipeDirection="right" swipeThreshold={SWIPE_THRESHOLD}>
      <RadixToast.Root
        key={id}
        // Full class names: the build purges classes that it cannot find in the source.
        className={variant === 'destructive' ? 'toast-card toast-card-destructive' : 'toast-card'}
        // An open dialog disables the pointer everywhere else.
        style={{ pointerEvents: 'auto' }}
        open={isOpen}
        onOpenChange={(open) => {
          if (!open) dismissToast(id)
        }}
      >
        <Icon name={variant === 'destructive' ? 'exclamation-circle-fill' : 'check-circle-fill'} />
        <div>
          <RadixToast.Title className="toast-title fw-bold">{title}</RadixToast.Title>
          {description && <RadixToast.Description>{description}</RadixToast.Description>}
        </div>
        {action && (
          <RadixToast.Action className="toast-action" altText={action.label} onClick={action.onPress}>
            {action.label}
          </RadixToast.Action>
        )}
        <RadixToast.Close className="toast-close" aria-label={commonLabels.close}>
          <Icon name="x-lg" />
        </RadixToast.Close>
      </RadixToast.Root>
      <RadixToast.Viewport className="toast-viewport" />
    </RadixToast.Provider>
  )
}
