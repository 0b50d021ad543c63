import { choicesOf } from '#frontend/admin/lib/choices.ts'
import { useCall } from '#frontend/admin/lib/use-call.ts'
import { RecordForm } from '#frontend/admin/parts/record-form.tsx'
import { SettingNote } from '#frontend/admin/settings/setting-note.tsx'
import type { FieldDefinition } from '#frontend/admin/ui/form-field.tsx'
import {
  type Setting,
  type SettingDefinition,
  settingProblem,
  UpdateSettingRequest,
} from '#schemas/contract/settings.ts'
import { SETTINGS } from '#schemas/defaults/settings.ts'

type Typed = { value: string }

const ruleOf = (key: string) =>
  SETTINGS.find((definition: SettingDefinition) => definition.key === key)?.rule as SettingDefinition['rule']

function schemaOf(key: string) {
  const rule = ruleOf(key)
  return UpdateSettingRequest.pick({ value: true }).superRefine(({ value }, context) => {
    const message = settingProblem(rule, rule?.normalise?.(value) ?? value)
    if (message !== undefined) context.addIssue({ code: 'custom', path: ['value'], message })
  })
}

const KINDS = { text: 'line', textarea: 'text', number: 'number' } as const

function fieldOf({ key, value, type, description }: Setting): FieldDefinition<Typed> {
  const field = { name: 'value', label: description, hint: key } as const
  const offered = ruleOf(key)?.choices
  if (!offered) return { ...field, kind: KINDS[type], rows: 3 }
  // A value that cannot be chosen, such as `paused`, is shown while it is stored.
  const choices = choicesOf(offered.includes(value) ? offered : [value, ...offered])
  return { ...field, kind: 'select', choices }
}

export function SettingCard({ setting }: { setting: Setting }) {
  const { key, value, description, updatedAt } = setting
  const call = useCall()
  return (
    <li className="record-card" data-key={key}>
      <RecordForm
        // A newer value is shown, unless another one is being typed.
        key={updatedAt}
        isAlwaysOpen
        schema={schemaOf(key)}
        draftKey={`setting ${key}`}
        defaults={{ value }}
        record={setting}
        fields={[fieldOf(setting)]}
        submitLabel="Save"
        save={(typed, version) =>
          call('updateSetting', {
            params: { key },
            body: { ...typed, updatedAt: version },
            done: { title: 'Setting Updated', description: `${description} has been saved.` },
            failed: 'Failed to update setting.',
          })
        }
      >
        {(form) => (
          <>
            <SettingNote setting={setting} typed={form.watch('value')} />
            {setting.isPlaceholder && (
              <p className="badge badge-orange mt-2 mb-0">Placeholder: needs your input</p>
            )}
          </>
        )}
      </RecordForm>
    </li>
  )
}
