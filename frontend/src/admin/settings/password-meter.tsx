import { LIMITS } from '#schemas/facts/limits.ts'

/** Recommended length, above the minimum. */
const RECOMMENDED_LENGTH = 12

/** Compares the new password's length with the minimum and the recommendation. */
export function PasswordMeter({ password }: { password: string }) {
  const { length } = password
  if (length === 0) return null
  const text =
    length < LIMITS.passwordMin
      ? `Too short: at least ${LIMITS.passwordMin} characters`
      : length < RECOMMENDED_LENGTH
        ? `Fair: ${RECOMMENDED_LENGTH} or more characters are safer`
        : 'Good length'
  return (
    <div className="d-flex flex-wrap align-items-center column-gap-2 mb-3 small text-body-secondary">
      <meter
        min={0}
        low={LIMITS.passwordMin}
        high={RECOMMENDED_LENGTH - 1}
        optimum={RECOMMENDED_LENGTH}
        max={RECOMMENDED_LENGTH}
        value={Math.min(length, RECOMMENDED_LENGTH)}
        aria-label="Length of the new password"
      />
      <span role="status">{text}</span>
    </div>
  )
}
