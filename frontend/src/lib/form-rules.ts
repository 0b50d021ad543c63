/** react-hook-form rules with the limits and complaints that the API uses too. No zod: public pages load this. */
import type {
  FieldErrors,
  FieldPath,
  FieldValues,
  PathValue,
  RegisterOptions,
  UseFormRegister,
  UseFormRegisterReturn,
  UseFormSetValue,
} from 'react-hook-form'
import * as LIMITS from '#schemas/facts/limits.ts'
import { type Complaint, tooLong } from '#schemas/facts/refusals.ts'

export type FieldRules = {
  validate?: (value: string) => true | string
  maxLength: { value: number; message: string }
  onChange?: (event: { target: { value: string } }) => void
}

/** A registered field with what `TextField` needs besides its label. */
export type BoundField = UseFormRegisterReturn & { id: string; error: string | undefined }

/**
 * Binds a form's fields to their inputs. Registers all of them here, in order: the focus goes to the first invalid field in
 * the order of registration, and a child component registers only when it renders.
 * @param prefix of the inputs' ids
 */
export function bindFields<V extends FieldValues, N extends FieldPath<V>>(
  prefix: string,
  fields: readonly N[],
  register: UseFormRegister<V>,
  errors: FieldErrors<V>,
): (name: N, rules: FieldRules) => BoundField {
  for (const name of fields) register(name)
  return (name, rules) => ({
    ...register(name, rules),
    id: `${prefix}-${name}`,
    error: errors[name]?.message as string | undefined,
  })
}

/** Sets the values of a form to what its fields show. A password manager may fill fields in without an event. */
export function readFields<V extends FieldValues>(form: HTMLFormElement, setValue: UseFormSetValue<V>): void {
  type Name = FieldPath<V>
  for (const [name, value] of new FormData(form)) setValue(name as Name, value as PathValue<V, Name>)
}

/** A text that must not be blank. @param min characters */
export function requiredText(complaint: Complaint, max: number, min = 1) {
  return {
    validate: (value: unknown) => (typeof value === 'string' && value.trim().length >= min) || complaint,
    maxLength: { value: max, message: tooLong(max) },
  } satisfies RegisterOptions
}

export function optionalText(max: number) {
  return { maxLength: { value: max, message: tooLong(max) } } satisfies RegisterOptions
}

export const emailRules = {
  maxLength: { value: LIMITS.email, message: tooLong(LIMITS.email) },
  validate: (value: unknown) =>
    LIMITS.EMAIL_PATTERN.test(LIMITS.tidyEmail(String(value ?? ''))) || ('email' satisfies Complaint),
} satisfies RegisterOptions

/** Omits blank fields: the API takes optional ones as absent. */
export function withoutBlanks<T extends Record<string, unknown>>(values: T): T {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== '')) as T
}

export const namesOf = <N extends string>(fields: Readonly<Record<N, unknown>>) => Object.keys(fields) as N[]
