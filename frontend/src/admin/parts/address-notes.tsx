import { ANY_LANGUAGE } from '#frontend/ui/any-language.ts'
import type { AddressNote } from '#schemas/contract/records.ts'
import { addressKey } from '#schemas/facts/typed-text.ts'

type AddressNotesProps = { address: string; notes?: readonly AddressNote[] | undefined }

/** The owner's notes about an address; says about which one where it is spelled in another way. */
export function AddressNotes({ address, notes = [] }: AddressNotesProps) {
  return notes.map((note) => (
    <p key={note.address} className="record-note" {...ANY_LANGUAGE}>
      {addressKey(note.address) === addressKey(address) ? '' : `${note.address}: `}
      {note.text}
    </p>
  ))
}
