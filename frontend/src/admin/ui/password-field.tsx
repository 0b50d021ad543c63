import { useState } from 'react'
import type { UseFormRegisterReturn } from 'react-hook-form'
import { Button } from '#frontend/admin/ui/button.tsx'
import { Tooltip } from '#frontend/admin/ui/tooltip.tsx'
import { Field } from '#frontend/ui/field.tsx'

type PasswordFieldProps = {
  label: string
  error: string | undefined
  field: UseFormRegisterReturn
  autoComplete: 'current-password' | 'new-password'
}

export function PasswordField({ label, error, field, autoComplete }: PasswordFieldProps) {
  const [isShown, setIsShown] = useState(false)
  const press = `${isShown ? 'Hide' : 'Show'} ${label.toLowerCase()}`
  return (
    <Field label={label} error={error}>
      {(control) => (
        <div className="input-group">
          <input
            {...control}
            {...field}
            type={isShown ? 'text' : 'password'}
            autoComplete={autoComplete}
            autoCapitalize="none"
            spellCheck={false}
          />
          <Tooltip text={press}>
            <Button
              icon={isShown ? 'eye-slash' : 'eye'}
              look="quiet"
              label=""
              about={press}
              onClick={() => setIsShown(!isShown)}
            />
          </Tooltip>
        </div>
      )}
    </Field>
  )
}
