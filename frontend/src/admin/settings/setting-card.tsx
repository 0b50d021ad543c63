import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import { choicesOf } from '#frontend/admin/lib/choices.ts'
import { useCall } from '#frontend/admin/lib/use-action.ts'
import { useReload } from '#frontend/admin/lib/use-reload.ts'
import { SettingNote } from '#frontend/admin/settings/setting-note.tsx'
import { DialogActions } from '#frontend/admin/ui/dialog.tsx'
import { ChoiceOptions } from '#frontend/admin/ui/form-field.tsx'
import { clearDraft, keepDraft, readDraft } from '#frontend/lib/draft.ts'
import { ANY_LANGUAGE } from '#frontend/ui/any-language.ts'
import { BusyButton } from '#frontend/ui/busy-button.tsx'
import { Field } from '#frontend/ui/field.tsx'
import { type Setting, UpdateSettingRequest } from '#schemas/contract/settings.ts'
import { type SettingDefinition, settingProblem } from '#schemas/defaults/setting-rules.ts'
import { SETTINGS } from '#schemas/defaults/settings.ts'

type Typed = { value: string }

const definitionOf = (key: string): SettingDefinition | undefined =>
  SETTINGS.find((definition) => definition.key === key)

function rulesOf(key: string) {
  const rule = definitionOf(key)?.rule
  return UpdateSettingRequest.pick({ value: true }).superRefine(({ value }, context) => {
    const message = settingProblem(rule, rule?.normalise?.(value) ?? value)
    if (message !== undefined) context.addIssue({ code: 'custom', path: ['value'], message })
  })
}

/** One setting. Shows Save while its text differs from the stored one. */
export function SettingCard({ setting }: { setting: Setting }) {
  const { key, value, type, description } = setting
  const draftKey = `setting ${key}`
  const [draft] = useState(() => readDraft<Typed>(draftKey))
  const [version, setVersion] = useState(draft?.version)
  const form = useForm<Typed>({
    resolver: zodResolver(rulesOf(key)),
    values: { value },
    // The stored value may change while something else is typed here.
    resetOptions: { keepDirtyValues: true, keepErrors: true },
  })
  const { setValue } = form
  const { errors, isDirty, isSubmitting } = form.formState
  const problem = errors.value?.message
  const offered = definitionOf(key)?.rule?.choices
  // A value that cannot be chosen, such as `paused`, is shown while it is stored.
  const choices = offered?.includes(value) ? offered : offered && [value, ...offered]
  const call = useCall()
  const reload = useReload()
  useEffect(() => {
    if (draft) setValue('value', draft.values.value, { shouldDirty: true })
  }, [draft, setValue])

  function keep(typed: string, seen: string) {
    setVersion(seen)
    keepDraft(draftKey, { values: { value: typed }, version: seen })
  }
  /** Shows the stored text, and focuses the field, because the pressed button unmounts. */
  function show(stored: string) {
    clearDraft(draftKey)
    setVersion(undefined)
    form.reset({ value: stored }, { keepDirtyValues: false, keepErrors: false, keepFieldsRef: true })
    form.setFocus('value')
  }
  const save = form.handleSubmit(async (typed) => {
    const body = { ...typed, updatedAt: version }
    const outcome = await call('updateSetting', {
      params: { key },
      body,
      done: { title: 'Setting Updated', description: `${description} has been saved.` },
      failed: 'Failed to update setting.',
    })
    if (outcome.isDone) {
      show(outcome.data.value)
      await reload()
      return
    }
    const current = outcome.problem.current as Setting | undefined
    if (current) {
      keep(typed.value, current.updatedAt)
      await reload()
    }
    const message = current
      ? `Someone saved "${current.value}" in between. Nothing was overwritten; save again to use yours.`
      : outcome.problem.message
    form.setError('value', { message })
  })
  return (
    <li className="record-card" data-key={key}>
      <form onSubmit={save} noValidate>
        <Field
          label={description}
          hint={key}
          error={problem}
          className="mb-0"
          control={choices ? 'form-select' : 'form-control'}
        >
          {(control) => {
            const shared = {
              ...control,
              ...(choices ? {} : ANY_LANGUAGE),
              ...form.register('value', {
                onChange: (event) => keep(event.target.value, version ?? setting.updatedAt),
              }),
            }
            if (choices) {
              return (
                <select {...shared}>
                  <ChoiceOptions choices={choicesOf(choices)} />
                </select>
              )
            }
            if (type === 'textarea') return <textarea {...shared} rows={3} />
            return <input {...shared} type={type} />
          }}
        </Field>
        <SettingNote setting={setting} typed={form.watch('value')} />
        {setting.isPlaceholder && (
          <p className="badge badge-orange mt-2 mb-0">Placeholder: needs your input</p>
        )}
        {isDirty && (
          <DialogActions onCancel={() => show(value)}>
            <BusyButton className="btn btn-primary" isBusy={isSubmitting} busyLabel="Saving...">
              Save
            </BusyButton>
          </DialogActions>
        )}
      </form>
    </li>
  )
}
