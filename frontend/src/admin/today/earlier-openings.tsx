import { countOf, formatDay, formatVisit } from '#frontend/admin/lib/format.ts'
import { useCall } from '#frontend/admin/lib/use-call.ts'
import { useReload } from '#frontend/admin/lib/use-reload.ts'
import { CallLink } from '#frontend/admin/parts/card-actions.tsx'
import { MailState } from '#frontend/admin/parts/mail-state.tsx'
import { LanguageMark } from '#frontend/admin/parts/record-card.tsx'
import { PressButton } from '#frontend/admin/ui/button.tsx'
import { Panel } from '#frontend/admin/ui/panel.tsx'
import { windowLabel } from '#frontend/lib/days.ts'
import { ANY_LANGUAGE } from '#frontend/ui/any-language.ts'
import type { Opening } from '#schemas/contract/day.ts'
import { nameOf } from '#schemas/facts/typed-text.ts'

const WOULD_COME = { one: 'customer would come earlier', other: 'customers would come earlier' }

/** Freed places of a day, and the customers who would come then. */
export function EarlierOpening({ serviceDate, serviceTimes, customers }: Opening) {
  const call = useCall()
  const reload = useReload()
  const unmailed = customers.filter(({ noMail, mail }) => !noMail && !mail).map(({ visit }) => visit.id)
  async function invite(ids: string[]) {
    await call('inviteEarlier', {
      params: { date: serviceDate },
      body: { ids },
      done: (invited) => {
        const mailed = invited.filter(({ state }) => state === 'mailed').length
        const why = invited.find(({ state }) => state === 'failed')?.why
        return {
          title: why === undefined ? 'Emails Sent' : 'Not All Emails Sent',
          description: [
            mailed > 0 && `${countOf(mailed, MAILS)}. The first to choose the place gets it.`,
            why,
          ]
            .filter(Boolean)
            .join(' '),
        }
      },
      failed: 'Failed to send: {message}',
    })
    reload()
  }
  return (
    <Panel title={countOf(customers.length, WOULD_COME)} isUrgent>
      <p>
        Free again on {formatDay(serviceDate)}: {serviceTimes.map(windowLabel).join(', ')}.
      </p>
      <ul className="list-unstyled">
        {customers.map(({ visit, noMail, mail }) => (
          <li
            key={visit.id}
            data-id={visit.id}
            className="earlier-customer d-flex flex-wrap align-items-center justify-content-between gap-2 py-2 border-top"
          >
            <span>
              <strong {...ANY_LANGUAGE}>{nameOf(visit)}</strong> <LanguageMark language={visit.language} />
              <small className="d-block">now {formatVisit(visit)}</small>
              <small>
                {noMail && !mail ? `No email: ${noMail}` : <MailState what="Email:" mail={mail} />}
              </small>
            </span>
            <span className="stop-links mb-0">
              {!noMail && !mail && (
                <PressButton
                  icon="envelope"
                  label="Email"
                  about={nameOf(visit)}
                  onPress={() => invite([visit.id])}
                />
              )}
              <CallLink phone={visit.phone} about={nameOf(visit)} />
            </span>
          </li>
        ))}
      </ul>
      {unmailed.length > 1 && (
        <PressButton look="main" label={`Email all ${unmailed.length}`} onPress={() => invite(unmailed)} />
      )}
    </Panel>
  )
}

const MAILS = { one: 'email is on its way', other: 'emails are on their way' }
