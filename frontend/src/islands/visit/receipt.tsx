import type { ReactNode } from 'react'
import { dateText, pacificToday } from '#frontend/lib/days.ts'
import { format, money } from '#frontend/lib/format.ts'
import { FactList } from '#frontend/ui/fact-list.tsx'
import { PhoneLink } from '#frontend/ui/phone-link.tsx'
import type { Receipt as ReceiptOf, Visit } from '#schemas/contract/visits.ts'
import type { ServiceType } from '#schemas/facts/jobs.ts'
import { billLabels, receiptLabels as labels } from '#words/labels/receipt.ts'
import { serviceLabels } from '#words/labels/services.ts'
import { visitLabels } from '#words/labels/visit.ts'
import { visitFactLabels } from '#words/labels/visit-facts.ts'
import { lineLabel } from '#words/owner/lines.ts'

type ReceiptProps = { visit: Visit; receipt: ReceiptOf; children: ReactNode }

/** What was done, what it costs, and what was paid of it; on paper it is all of the page. */
export function Receipt({ visit, receipt, children }: ReceiptProps) {
  const { serviceDate, firstName, town, serviceType } = visit
  const { number, customer, businessName, postalAddress, licenseNumber } = receipt
  return (
    <div className="panel receipt">
      <p className="lead">
        <strong>{businessName}</strong>
      </p>
      <p>
        {postalAddress}
        <br />
        <PhoneLink />
        {licenseNumber && (
          <>
            <br />
            {format(labels.license, { number: licenseNumber })}
          </>
        )}
      </p>
      <h2>{format(labels.heading, { number })}</h2>
      <FactList
        facts={[
          [labels.customer, customer],
          [labels.date, dateText(serviceDate)],
          [visitFactLabels.town, town],
          [visitFactLabels.service, serviceLabels[serviceType as ServiceType]],
        ]}
      />
      <Amounts visit={visit} receipt={receipt} />
      <HowToPay {...receipt} />
      <p>{format(visitLabels.states.completed, { name: firstName })}</p>
      <p className="actions">
        <button type="button" className="btn btn-outline-primary" onClick={() => print()}>
          {labels.print}
        </button>
      </p>
      {children}
    </div>
  )
}

function Amounts({ visit, receipt }: Omit<ReceiptProps, 'children'>) {
  const { totalPrice, lines = [] } = visit
  const { tip, paid, left } = receipt
  if (left === undefined && paid.length === 0) return null
  return (
    <dl className="quote-lines">
      {lines.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the owner may give two options one label, and a line has no state
        <Row key={index} {...lineLabel(line)} amount={line.amount} />
      ))}
      {totalPrice !== undefined && <Row isSum label={billLabels.total} amount={totalPrice} />}
      {Number(tip) > 0 && <Row label={billLabels.tip} amount={tip} />}
      {paid.map(({ amount, method, at }) => {
        const names = { day: dateText(pacificToday(new Date(at))), method: billLabels.methods[method] }
        return <Row key={at} label={format(labels.paid, names)} amount={amount} />
      })}
      {left !== undefined && <Row isSum label={billLabels.left} amount={left} />}
    </dl>
  )
}

type RowProps = { label: string; lang?: 'en'; amount: number | string; isSum?: boolean }

const Row = ({ label, lang, amount, isSum }: RowProps) => (
  <div>
    <dt className="fw-normal" lang={lang}>
      {isSum ? <strong>{label}</strong> : label}
    </dt>
    <dd className="text-end">{isSum ? <strong>{money(amount)}</strong> : money(amount)}</dd>
  </div>
)

function HowToPay({ left, pay }: ReceiptOf) {
  if (left === undefined) return <p>{labels.noPrice}</p>
  if (Number(left) === 0) return null
  return (
    <>
      {pay && <PayLink {...pay} left={left} />}
      <p>{pay ? format(labels.byLink, pay) : labels.byHand}</p>
    </>
  )
}

const PayLink = ({ href, host, left }: { href: string; host: string; left: string }) => (
  <p className="actions">
    <a className="btn btn-primary" href={href} rel="noopener noreferrer">
      {format(billLabels.pay, { left: money(left), host })}
    </a>
  </p>
)
