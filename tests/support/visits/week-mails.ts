/** Reads the mailboxes of a week's customers and of the owner. */
import type { AcceptedMail } from '#tests/support/mail/fake-ses.ts'
import { believes, onceOf, wordsOf } from '#tests/support/visits/customer-belief.ts'
import { daysAfter, wallAt } from '#tests/support/visits/open-windows.ts'
import type { Guest, Week } from '#tests/support/visits/week.ts'

type Mail = Pick<AcceptedMail, 'subject' | 'text' | 'to' | 'notification'>

/** @returns what is wrong with a mail, by the visits as they are when it is sent; nothing, of one that is right or about none of them */
export function weekReader(week: Week): (mail: Mail) => string | undefined {
  const read = new Map<string, number>()
  /** @returns how often this has been said of a visit */
  const count = (guest: Guest, what: string) => {
    const times = (read.get(`${guest.id} ${what}`) ?? 0) + 1
    read.set(`${guest.id} ${what}`, times)
    return times
  }
  const now = (guest: Guest) => wordsOf(guest.serviceDate, guest.serviceTime)
  const hasBegun = (guest: Guest) => week.beginsAt(guest) <= week.now

  function invitation(guest: Guest, { text }: Mail) {
    const [, day = '', times = ''] = /free place on (.*?): (.*?)\. If/.exec(text) ?? []
    const date =
      Array.from({ length: 9 }, (_, ahead) => daysAfter(wallAt(week.now)[0], ahead)).find((one) =>
        wordsOf(one, '08:00').startsWith(day),
      ) ?? ''
    const free = week
      .freedOn(date, guest.town, guest.hours)
      .map((time) => wordsOf(date, time).replace(`${day}, `, ''))
    if (times !== free.join(', ')) return `only ${free} is free`
    if (!week.wouldTake(guest, date) || !week.canChange(guest)) return 'it cannot be moved'
    if (!week.isKnown(guest)) return 'its customer does not know how it stands'
    return count(guest, `earlier ${day}`) > 1 ? 'it has been said' : undefined
  }

  function customers(guest: Guest, mail: Mail) {
    if (mail.to !== guest.email) return 'it went to somebody else'
    if (mail.subject.startsWith('An earlier day')) return invitation(guest, mail)
    const before = guest.belief
    guest.belief = believes(before, mail)
    const once = onceOf(mail)
    const isFirst = /^(We received|Your visit is booked)/.test(mail.subject)
    if (once ? once !== 'Thank you' : isFirst)
      return count(guest, once ? `${once} ${guest.belief.visit.replace(/, [^,]*$/, '')}` : 'first') > 1
        ? 'it has been said'
        : undefined
    if (!once && JSON.stringify(before) === JSON.stringify(guest.belief)) return 'it says nothing new'
    const [, what] = /^You (moved|cancelled) /m.exec(mail.text) ?? []
    const deed = what === 'moved' ? `moved a visit: ${guest.belief.visit}` : what
    return deed && !guest.deeds.includes(deed) ? `"${deed}" is not so` : undefined
  }

  function owners(guest: Guest, { subject, text }: Mail) {
    if (guest.isDeleted) return 'it is deleted'
    if (!text.includes(`\nVisit: ${now(guest)}`)) return 'the visit is at another time'
    const isWaiting = guest.status === 'pending' && !guest.isAsked
    const [, deed = ''] = /((?:moved|cancelled) a visit: .*) Pacific time$/.exec(subject) ?? []
    const times = count(guest, deed || subject)
    if (deed) {
      const done = guest.deeds.filter((one) => deed.startsWith(one))
      const isMoved = deed !== `${deed.split(' a visit')[0]} a visit: ${now(guest)}`
      if (isMoved !== text.includes('Its day or time has changed since')) return 'it hides that'
      return times > done.length ? 'that is not so' : undefined
    }
    if (times > 1) return 'it has been said'
    if (subject.startsWith('New booking'))
      return text.includes('is waiting for your answer') === isWaiting ? undefined : 'that is not so'
    const [today] = wallAt(week.now)
    const [, day] = /^Not confirmed for (today|tomorrow)/.exec(subject) ?? []
    const isItsDay = !day || guest.serviceDate === daysAfter(today, Number(day === 'tomorrow'))
    return isWaiting && isItsDay && !hasBegun(guest) ? undefined : 'that is not so'
  }

  return (mail) => {
    const guest = week.guests.find(({ id }) => mail.notification.includes(id))
    if (!guest) return undefined
    const isToOwner = /^(owner|unanswered|unconfirmed|customer-change)-/.test(mail.notification)
    const why = isToOwner ? owners(guest, mail) : customers(guest, mail)
    return why && `"${mail.subject}" of ${week.guests.indexOf(guest)}: ${why}\n${mail.text}`
  }
}
