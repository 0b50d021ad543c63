/** Minutes that the owner can announce. */
export const ARRIVALS_IN = [10, 20, 30] as const

/** The words of a text message to a customer. */
export function onMyWay(firstName: string, minutes: number, businessName: string | undefined): string {
  const who = businessName ? `this is ${businessName}. ` : ''
  return `Hi ${firstName}, ${who}${who ? 'We are' : 'we are'} on our way and will be there in about ${minutes} minutes.`
}
