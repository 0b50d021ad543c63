/**
 * Stands in for semver inside the bundles: jsonwebtoken asks it only whether this Node is newer than versions 6.12, 15.7
 * and 16.9, and the bundles' target (see build-functions.ts) is. 29 KB of every admin bundle otherwise.
 */
export function satisfies(): boolean {
  return true
}
