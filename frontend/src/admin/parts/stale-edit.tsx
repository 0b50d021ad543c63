import type { FieldValues } from 'react-hook-form'
import { Button } from '#frontend/admin/ui/button.tsx'
import type { FieldDefinition } from '#frontend/admin/ui/form-field.tsx'
import { scrollToMessage } from '#frontend/admin/ui/status-messages.tsx'
import { ANY_LANGUAGE } from '#frontend/ui/any-language.ts'

/** Someone saved in between: shows the differences and lets the editor choose. */
export function StaleEdit<V extends FieldValues>({
  current,
  typed,
  fields,
  onTakeNewer,
  onKeepTyped,
  keepLabel = 'Keep what I typed',
}: {
  current: V & { updatedAt: string }
  typed: V
  fields: readonly FieldDefinition<V>[]
  onTakeNewer: (current: V & { updatedAt: string }) => void
  onKeepTyped: (current: V & { updatedAt: string }) => void
  keepLabel?: string
}) {
  const differing = fields.filter(({ name }) => String(current[name] ?? '') !== String(typed[name] ?? ''))
  return (
    <div ref={scrollToMessage} className="alert alert-warning" role="alert">
      <p className="fw-semibold mb-2">Someone saved a newer version in between. Nothing was overwritten.</p>
      <ul>
        {differing.map((field) => (
          <li key={field.name}>
            {field.label.replace(' *', '')} is now: <StoredValue field={field} value={current[field.name]} />
          </li>
        ))}
      </ul>
      <div className="record-actions">
        <Button label="Use the newer version" onClick={() => onTakeNewer(current)} />
        <Button label={keepLabel} onClick={() => onKeepTyped(current)} />
      </div>
    </div>
  )
}

function StoredValue<V extends FieldValues>({
  field: { choices },
  value,
}: {
  field: FieldDefinition<V>
  value: unknown
}) {
  const label = choices?.find((choice) => choice.value === value)?.label
  const text = String(value ?? '')
  if (label || text === '') return label ?? '(empty)'
  return <span {...ANY_LANGUAGE}>{text}</span>
}
