/** What the pages about office and house cleaning share. */
export const landingLabels = {
  area: 'Service area',
  hours: 'Service hours',
  county: (name: string) => `${name} County`,
}
