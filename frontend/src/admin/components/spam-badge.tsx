/** Marks a record that the spam trap caught. */
export function SpamBadge() {
  return <span className="badge badge-orange">Looks like spam</span>
}
