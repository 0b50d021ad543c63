import { useState } from 'react'
import type { UseFormRegisterReturn } from 'react-hook-form'
import { Button } from '#frontend/admin/components/button.tsx'
import { Tooltip } from '#frontend/admin/components/tooltip.tsx'
import type { ControlProps } from '#frontend/ui/field.tsx'

/** A password input with a show/hide button. */
export function PasswordInput({
  control,
  field,
  autoComplete,
}: {
  control: ControlProps
  field: UseFormRegisterReturn
  autoComplete: 'current-password' | 'new-password'
}) {
  const [isShown, setIsShown] = useState(false)
  return (
    <div className="input-group">
      <input
        {...control}
        {...field}
        type={isShown ? 'text' : 'password'}
        autoComplete={autoComplete}
        autoCapitalize="none"
        spellCheck={false}
      />
      <Tooltip text={isShown ? 'Hide password' : 'Show password'}>
        <Button
          icon={isShown ? 'eye-slash' : 'eye'}
          look="quiet"
          aria-label={isShown ? 'Hide password' : 'Show password'}
          onClick={() => setIsShown(!isShown)}
        />
      </Tooltip>
    </div>
  )
}
