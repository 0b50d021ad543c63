/** The saved estimate next to the form that sends it. */
export const commercialSummaryLabels = {
  heading: 'Your Quote Summary',
  windows: 'Total windows',
  buildingType: 'Building type',
  stories: 'Stories',
  frequency: 'Frequency',
  option: 'Option',
  outsideOnly: 'Outside only',
  discount: (percent: number) => `${percent}% discount`,
  total: 'Estimated total per visit',
  minimum: 'Minimum visit',
  note: 'This is an estimate; final pricing may vary.',
  change: 'Change the estimate',
}
