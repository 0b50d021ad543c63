import { useEffect } from 'react'
import { type Change, insistOn, waitsForOwner } from '#frontend/admin/device/changes.ts'
import { changes, readChanges, saveChanges } from '#frontend/admin/device/kept.ts'
import { formatMoment } from '#frontend/admin/lib/format.ts'
import { useSession } from '#frontend/admin/lib/use-session.ts'
import { notedWords, storedWords } from '#frontend/admin/offline/change-words.ts'
import { sendChanges } from '#frontend/admin/offline/send-changes.ts'
import { PressButton } from '#frontend/admin/ui/button.tsx'
import { showFailure } from '#frontend/lib/toasts.ts'
import { useStore } from '#frontend/lib/use-store.ts'
import { ANY_LANGUAGE } from '#frontend/ui/any-language.ts'

/** Changes at the door that are not sent yet, and refused ones until the owner has decided. Renders nothing without any. */
export function WaitingChanges() {
  const { admin, end } = useSession()
  const kept = useStore(changes)
  if (kept.length === 0 || !admin) return null
  const isWaiting = (change: Change, _: number, all: readonly Change[]) =>
    change.username === admin.username && !waitsForOwner(all, change)
  const waiting = kept.filter(isWaiting)
  const undecided = kept.filter((change) => !waiting.includes(change))
  const send = () => sendChanges(admin.username, end)
  async function press() {
    await send()
    if ((await readChanges()).some(isWaiting))
      showFailure('Not Sent Yet', 'It is sent once the server can take it.')
  }
  return (
    <section className="admin-panel admin-panel-attention day-board" aria-labelledby="not-sent">
      <div className="d-flex flex-wrap align-items-center gap-2 mb-2">
        <h2 id="not-sent" className="me-auto">
          Not sent yet ({kept.length})
        </h2>
        {waiting.length > 0 && <PressButton label="Send Now" busyLabel="Sending..." onPress={press} />}
      </div>
      {waiting.length > 0 && (
        <details>
          <summary>Sent once the server can be reached: {waiting.length}</summary>
          <ul className="d-grid gap-3">
            {waiting.map((change) => (
              <li key={change.key}>
                <NotedChange change={change} />
              </li>
            ))}
          </ul>
        </details>
      )}
      {undecided.length > 0 && (
        <ul className="d-grid gap-3">
          {undecided.map((change) => (
            <li key={change.key}>
              <NotedChange change={change} />
              <Decision change={change} isOwn={change.username === admin.username} onDecided={send} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

function NotedChange({ change: { name, noted, notedAt } }: { change: Change }) {
  return (
    <>
      <strong {...ANY_LANGUAGE}>{name}</strong>
      <p>
        You noted at {formatMoment(notedAt)}: <span {...ANY_LANGUAGE}>{notedWords(noted)}</span>
      </p>
    </>
  )
}

type DecisionProps = {
  change: Change
  /** Noted by the admin who is signed in. */
  isOwn: boolean
  onDecided: () => Promise<void>
}

/** Why a change is not sent, and what the owner can do about it. */
function Decision({ change: { key, username, refusal }, isOwn, onDecided }: DecisionProps) {
  async function decide(edit: Parameters<typeof saveChanges>[0]) {
    await saveChanges(edit)
    await onDecided()
  }
  const drop = () => decide((all) => all.filter((one) => one.key !== key))
  const insist = () => decide((all) => insistOn(all, key, crypto.randomUUID()))
  const isConflict = refusal?.reason === 'conflict'
  const waitsFor = isOwn
    ? 'you have decided about what you noted before'
    : `${username} signs in on this device`
  return (
    <>
      <p>{refusal ? refusal.message : `Sent once ${waitsFor}.`}</p>
      {refusal?.stored && (
        <p>
          Stored now: <span {...ANY_LANGUAGE}>{storedWords(refusal.stored)}</span>
        </p>
      )}
      <div className="record-actions">
        <PressButton
          label={isConflict ? 'Keep What Is Stored' : refusal ? 'Dismiss' : 'Do Not Send'}
          onPress={drop}
        />
        {isConflict && <PressButton label="Save What I Noted" onPress={insist} />}
      </div>
    </>
  )
}

/** Says on the login screen that signing in sends the changes that wait. */
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
