/** Words of the pages that functions say, too, in English. No other file of functions loads them. */
import { windowLabels } from '#frontend/content/en/labels/dates.ts'

export { preparationLabels, serviceLabels } from '#frontend/content/en/labels/services.ts'

/** An arrival window by its start, for instance `8-10 AM`; an unknown start is returned unchanged. */
export function windowLabel(start: string): string {
  return (windowLabels as Readonly<Record<string, string>>)[start] ?? start
}
