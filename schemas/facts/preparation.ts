/** The customer's preparation for a visit, as mails and pages say it. No imports: public pages load this file. */
const WINDOWS =
  'Please unlock side gates, bring dogs in, and clear the sills of the rooms we clean from inside.'
const ROOMS = 'Please make sure that we can get in, bring dogs in, and put away what is fragile or private.'

/** By service type; a consultation needs none. */
export const PREPARATION: Readonly<Record<string, string>> = {
  residential: WINDOWS,
  commercial: WINDOWS,
  house: ROOMS,
  office: ROOMS,
}
