/** How the facts that texts name in braces are put into words. */
export const factLabels = {
  hours: (days: string, hours: string) => `${days} ${hours}`,
  sameDayUntil: (hour: number) => `${hour} AM`,
  list: (names: readonly string[]) => names.join(' and '),
}
