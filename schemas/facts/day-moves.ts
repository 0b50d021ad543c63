/** Why the owner moves all visits of a day. */
export const MOVE_REASONS = ['wind', 'dust', 'rain', 'other'] as const
export type MoveReason = (typeof MOVE_REASONS)[number]

// Not among LIMITS, which public pages load.
/** Visits of a day that are moved together. */
export const MOVED_VISITS_MAX = 60
/** The most customers that one request emails about an earlier place. */
export const INVITED_MAX = 20
