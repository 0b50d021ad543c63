import { type FormEvent, useState } from 'react'
import { controlClass, Field } from '#frontend/admin/components/field.tsx'
import { clearDraft, keepDraft, readDraft } from '#frontend/admin/lib/draft.ts'
import { useAction } from '#frontend/admin/lib/use-action.ts'
import { callApi } from '#frontend/lib/api.ts'
import { adminRoutes } from '#schemas/api/admin.ts'
import { LIMITS } from '#schemas/limits.ts'
import type { Setting } from '#schemas/setting.ts'

/** One setting. It counts as changed when its text differs from the stored one; only then there is a Save button (spec §2). */
export function SettingCard({ setting, onSaved }: { setting: Setting; onSaved: () => Promise<unknown> }) {
  const { key, value, type, description } = setting
  const draftKey = `setting ${key}`
  const [draft, setDraft] = useState(() => readDraft<string>(draftKey))
  const [problem, setProblem] = useState<string>()
  const [isPending, setIsPending] = useState(false)
  const act = useAction()
  const typed = draft?.values ?? value
  const isChanged = typed !== value

  function change(next: string) {
    const kept = { values: next, version: draft?.version ?? setting.updatedAt }
    setProblem(undefined)
    setDraft(kept)
    keepDraft(draftKey, kept)
  }
  function forget() {
    setDraft(undefined)
    setProblem(undefined)
    clearDraft(draftKey)
  }
  async function save(event: FormEvent) {
    event.preventDefault()
    setIsPending(true)
    const body = { value: typed, updatedAt: draft?.version }
    const outcome = await act(() => callApi(adminRoutes.updateSetting, { params: { key }, body }), {
      done: { title: 'Setting Updated', description: `${description} has been saved.` },
      failed: 'Failed to update setting.',
    })
    setIsPending(false)
    if (outcome.isDone) {
      await onSaved()
      forget()
      return
    }
    const current = outcome.problem.current as Setting | undefined
    if (current) {
      const kept = { values: typed, version: current.updatedAt }
      setDraft(kept)
      keepDraft(draftKey, kept)
      await onSaved()
    }
    setProblem(
      current
        ? `Someone saved "${current.value}" in between. Nothing was overwritten; save again to use yours.`
        : outcome.problem.message,
    )
  }
  return (
    <li className="record-card" data-key={key}>
      <form onSubmit={save} noValidate>
        <Field label={description} hint={key} error={problem} className="mb-0">
          {(control) => {
            const shared = {
              ...control,
              className: controlClass(problem),
              value: typed,
              maxLength: LIMITS.settingValue,
              onChange: (event: { target: { value: string } }) => change(event.target.value),
            }
            if (type === 'textarea') return <textarea {...shared} rows={3} />
            return <input {...shared} type={type} />
          }}
        </Field>
        {setting.isPlaceholder && (
          <p className="badge badge-orange mt-2 mb-0">Placeholder: needs your input</p>
        )}
        {isChanged && (
          <div className="dialog-actions">
            <button type="button" className="btn btn-outline-secondary" onClick={forget}>
              Cancel
            </button>
            <button type="submit" className="btn btn-primary" disabled={isPending}>
              {isPending ? 'Saving...' : 'Save'}
            </button>
          </div>
        )}
      </form>
    </li>
  )
}
