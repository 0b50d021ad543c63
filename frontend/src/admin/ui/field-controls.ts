/** The owner's forms, out of the tables of fields. */

import type { FieldValues, Path } from 'react-hook-form'
import { choicesOf, TOWNS, WINDOWS } from '#frontend/admin/lib/choices.ts'
import type { FieldDefinition } from '#frontend/admin/ui/form-field.tsx'
import type { Choice } from '#frontend/ui/field.tsx'
import { RHYTHMS, SERVICE_TYPES } from '#schemas/facts/jobs.ts'
import { type As, type Fields, LANGUAGE_WORDS, leavesOf, type Shown } from '#schemas/fields/field.ts'
import { rhythmLabels, serviceLabels } from '#words/labels/services.ts'

const KINDS: Partial<Record<As, NonNullable<FieldDefinition<FieldValues>['kind']>>> = {
  phone: 'tel',
  email: 'email',
  dollars: 'whole',
  lines: 'text',
  status: 'select',
  service: 'select',
  city: 'select',
  rhythm: 'number-select',
  language: 'select',
  hours: 'whole',
}

const CHOICES: Partial<Record<As, readonly Choice[]>> = {
  window: WINDOWS,
  service: SERVICE_TYPES.map((type) => ({ value: type, label: serviceLabels[type] })),
  city: [{ value: '', label: 'Not given' }, ...TOWNS],
  rhythm: [
    { value: '', label: rhythmLabels.once },
    ...RHYTHMS.map((months) => ({ value: String(months), label: rhythmLabels.every[months] })),
  ],
  language: [
    { value: '', label: 'English' },
    ...Object.entries(LANGUAGE_WORDS).map(([value, label]) => ({ value, label })),
  ],
}

type Group = NonNullable<Shown['edit']>['group']
const GROUPS: readonly Group[] = ['who', 'when', 'what', 'rest']

/** The groups of a form's fields, in the order in which they are asked for. */
export function controlsOf<V extends FieldValues>(
  fields: Fields,
  groups: readonly Group[] = GROUPS,
): FieldDefinition<V>[] {
  return groups.flatMap((group) =>
    leavesOf(fields, ({ edit }) => edit?.group === group).map(({ name, field }) =>
      controlOf<V>(name as Path<V>, field),
    ),
  )
}

function controlOf<V extends FieldValues>(
  name: Path<V>,
  { as = 'typed', edit, ...field }: Shown,
): FieldDefinition<V> {
  const { label = field.label, isRequired, isCustom, statuses, group: _, ...look } = edit ?? {}
  const choices = statuses ? choicesOf(statuses) : CHOICES[as]
  return {
    name,
    label: isRequired ? `${label} *` : label,
    kind: isCustom ? 'custom' : (KINDS[as] ?? 'line'),
    ...(choices && { choices }),
    ...look,
  }
}

const NUMBERS: readonly (As | undefined)[] = ['dollars', 'rhythm', 'hours']

/** The values of a form; one that is absent is blank. As the body of a change, they clear what was emptied, because the API takes absent for unchanged. */
export function editable<V>(fields: Fields, record: object, groups: readonly Group[] = GROUPS): V {
  return Object.fromEntries(
    leavesOf(fields, ({ edit }) => edit !== undefined && groups.includes(edit.group)).map(
      ({ name, field, valueIn }) => [name, valueIn(record) ?? (NUMBERS.includes(field.as) ? null : '')],
    ),
  ) as V
}

/** The props of a form that edits a record, made from the record's table of fields. */
export const editing = <V extends FieldValues>(table: Fields, record: { updatedAt: string }) => ({
  table,
  record,
  fields: controlsOf<V>(table),
  defaults: editable<V>(table, record),
  submitLabel: 'Save Changes',
})

/** The names of a form's fields, for `pick` and `required` of a schema. */
export function maskOf<Name extends PropertyKey>(
  fields: Fields,
  passes: (edit: NonNullable<Shown['edit']>) => boolean = () => true,
): Record<Name, true> {
  const names = leavesOf(fields, ({ edit }) => edit !== undefined && passes(edit)).map(({ name }) => name)
  return Object.fromEntries(names.map((name) => [name, true])) as Record<Name, true>
}
