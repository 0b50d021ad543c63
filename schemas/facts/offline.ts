/** How long the back office keeps a day without a network, and may send what was noted at the door (ms). */
export const OFFLINE_MS = 36 * 60 * 60 * 1000
