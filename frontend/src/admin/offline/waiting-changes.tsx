import { useEffect } from 'react'
import { formatMoment } from '#frontend/admin/lib/format.ts'
import { notedWords, storedWords } from '#frontend/admin/offline/change-words.ts'
import { type Change, insistOn } from '#frontend/admin/offline/changes.ts'
import { changes, readChanges, saveChanges } from '#frontend/admin/offline/kept.ts'
import { sendChanges } from '#frontend/admin/offline/send-changes.ts'
import { useSession } from '#frontend/admin/session/session.tsx'
import { useStore } from '#frontend/lib/use-store.ts'
import { ANY_LANGUAGE } from '#frontend/ui/any-language.ts'

/** What was noted at the door and is not sent yet, and what was refused, until the owner has decided. Renders nothing without any. */
export function WaitingChanges() {
  const { admin, end } = useSession()
  const kept = useStore(changes)
  if (kept.length === 0 || !admin) return null
  const send = () => void sendChanges(admin.username, end)
  return (
    <section className="admin-panel admin-panel-attention day-board" aria-labelledby="not-sent">
      <div className="day-head">
        <h2 id="not-sent">Not sent yet ({kept.length})</h2>
        <button type="button" className="btn btn-outline-primary" onClick={send}>
          Send Now
        </button>
      </div>
      <ul className="waiting-changes">
        {kept.map((change) => (
          <li key={change.key}>
            <strong {...ANY_LANGUAGE}>{change.name}</strong>
            <p>
              You noted at {formatMoment(change.notedAt)}:{' '}
              <span {...ANY_LANGUAGE}>{notedWords(change.noted)}</span>
            </p>
            <ChangeState change={change} username={admin.username} onDecided={send} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Why a change is still here, and what the owner can do about it. */
function ChangeState({
  change: { key, username: notedBy, refusal },
  username,
  onDecided,
}: {
  change: Change
  username: string
  onDecided: () => void
}) {
  async function drop() {
    await saveChanges((all) => all.filter((one) => one.key !== key))
    onDecided()
  }
  async function insist() {
    await saveChanges((all) => insistOn(all, key, crypto.randomUUID()))
    onDecided()
  }
  if (!refusal && notedBy === username) return <p>Sent once the server can be reached.</p>
  if (!refusal)
    return (
      <>
        <p>Sent once {notedBy} signs in on this device.</p>
        <Choices choices={{ 'Do Not Send': drop }} />
      </>
    )
  const { reason, message, stored } = refusal
  return (
    <>
      <p>{message}</p>
      {stored && (
        <p>
          Stored now: <span {...ANY_LANGUAGE}>{storedWords(stored)}</span>
        </p>
      )}
      <Choices
        choices={
          reason === 'conflict'
            ? { 'Keep What Is Stored': drop, 'Save What I Noted': insist }
            : { Dismiss: drop }
        }
      />
    </>
  )
}

function Choices({ choices }: { choices: Record<string, () => Promise<void>> }) {
  return (
    <div className="record-actions">
      {Object.entries(choices).map(([label, choose]) => (
        <button key={label} type="button" className="btn btn-outline-primary" onClick={() => void choose()}>
          {label}
        </button>
      ))}
    </div>
  )
}

/** On the login screen: signing in sends what is still kept after a session has ended. */
export function WaitingNote() {
  const kept = useStore(changes)
  useEffect(() => void readChanges(), [])
  if (kept.length === 0) return null
  const who = [...new Set(kept.map(({ username }) => username))].join(', ')
  return (
    <p className="alert alert-warning" role="status">
      Noted at the door and not sent yet: {kept.length}. Sent once {who} signs in on this device.
    </p>
  )
}
