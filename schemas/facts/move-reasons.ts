/** Why the owner moves all visits of a day. */
export const MOVE_REASONS = ['wind', 'dust', 'rain', 'other'] as const
export type MoveReason = (typeof MOVE_REASONS)[number]
