/** An action of the back office that changes something, and its words when the API refuses it. */

/** Message of the API's 409. */
export const REFUSAL = 'Somebody was faster.'
export const UNEXPLAINED = 'The server failed without a reason. Please try again in a moment.'

export const UNANSWERED =
  'No answer came, so it is not known whether this was done. Check your connection and try again.'

export type Action = {
  /** Below /admin. */
  path: string
  call: string
  /** The notification's words: of every failure, or of a 409 and of a 500. */
  says: string | readonly [conflict: string, fault: string]
  /** The notification when no answer came. By default, the failure and `UNANSWERED`; null where it counts as done. */
  lost?: string | null
  /** Where the button and the fields are. */
  within: string
  /** Pressed first. */
  opens?: RegExp
  /** By label. */
  typed?: Record<string, string>
  /** False: it is not there after a reload. */
  isKept?: false
  button: string
}

const SAVED = [
  ...['Save', 'Save Changes', 'Save Note', 'Save Response', 'Add Booking', 'Add Contact', 'Add Content'],
  ...['Add Review', 'Create Pricing', 'Change Price', 'Move Visit', 'Decline Quote', 'Disable Old Links'],
  ...['New Address', 'Done & Paid', 'Note Payment'],
]
/** What a button says while its work runs; others go on saying the same. */
export const BUSY: Partial<Record<string, string>> = {
  ...Object.fromEntries(SAVED.map((button) => [button, 'Saving...'])),
  ...{ Delete: 'Deleting...', 'Cancel Visit': 'Cancelling...', 'Move 2 visits': 'Moving...' },
  ...{ 'Send Email': 'Sending...', 'End Links': 'Ending...', 'Update Password': 'Updating...' },
  ...{ Merge: 'Merging...', Separate: 'Separating...', Forget: 'Forgetting...' },
}

/** Of the records of this test. */
type OnPeople = 'contact' | 'spam' | 'quote' | 'commercial' | 'booking' | 'paid' | 'customer' | 'other'
export type Ids = Record<OnPeople | 'price' | 'content' | 'review' | 'photo', string>

export const DIALOG = '[role=dialog]'

type Place = Pick<Action, 'path' | 'within'>

/** A part of a screen. */
export const on = (path: string, within = 'main'): Place => ({ path, within })

/** A dialog about a record. */
export const at = (path: string, dialog: string, id: string) =>
  on(`/${path}dialog=${dialog}&id=${id}`, DIALOG)

/** A record among others, for instance its card in a list. */
export const within = (path: string, id: string) => on(path, `[data-id="${id}"]`)

/** The card of a record. */
export const card = (list: string, id: string) => within(`/${list}?q=${id}`, id)

type Request = Pick<Action, 'call' | 'says'>

export const asks = (call: string, says: Action['says']): Request => ({ call, says })

/** A failure with the API's reason. */
export const because = (text: string) => [`${text} ${REFUSAL}`, `${text} ${UNEXPLAINED}`] as const

export const press = (
  button: string,
  place: Place,
  request: Request,
  further?: Omit<Action, 'button' | keyof Place | keyof Request>,
): Action => ({ button, ...place, ...request, ...further })

export const deletion = (path: string, list: string, id: string, says: Action['says']) =>
  press('Delete', at(path, 'delete', id), asks(`DELETE /${list}/${id}`, says))
