/** A fake SES that can be down, throttle, refuse or lose its answers, and that keeps accepted mails when a stack ends. */
import { createServer, type ServerResponse } from 'node:http'
import { listen } from '#scripts/local/process/ports.ts'

type Weather = 'up' | 'down' | 'throttling' | 'losing answers'

/** `notification` is the outbox row's id, which travels with the mail. */
export type AcceptedMail = {
  notification: string
  to: string
  replyTo: string | undefined
  subject: string
  html: string
  text: string
  at: number
  /** Accepted, but its sender got no answer: the only case in which a running sender must send again. */
  isAnswerLost: boolean
}

type OfferedMail = Omit<AcceptedMail, 'at' | 'isAnswerLost'>
type Refusal = { code: string; message: string }

export type FakeSes = Awaited<ReturnType<typeof startFakeSes>>

/** As a mail client reads it: without a character set, a text is 7-bit ASCII. */
const decoded = (form: URLSearchParams, part: string) => {
  const text = form.get(`${part}.Data`) ?? ''
  return form.get(`${part}.Charset`) === 'UTF-8' ? text : text.replace(/\P{ASCII}/gu, '?')
}

const SES_XML = 'xmlns="http://ses.amazonaws.com/doc/2010-12-01/"'

/** @param losesAnswer called for each accepted mail: true closes the connection instead of answering */
export async function startFakeSes(losesAnswer = () => false) {
  const accepted: AcceptedMail[] = []
  let weather: Weather = 'up'
  let refusal = (_: OfferedMail): Refusal | undefined => undefined
  let listener = (_: number): void | Promise<void> => {}

  const server = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += chunk
    if (weather === 'down') return void request.socket.destroy()
    if (weather === 'throttling') return answer(response, 400, failure(THROTTLED))
    const form = new URLSearchParams(body)
    const mail: OfferedMail = {
      notification: form.get('Tags.member.1.Value') ?? '',
      to: form.get('Destination.ToAddresses.member.1') ?? '',
      replyTo: form.get('ReplyToAddresses.member.1') ?? undefined,
      subject: decoded(form, 'Message.Subject'),
      html: decoded(form, 'Message.Body.Html'),
      text: decoded(form, 'Message.Body.Text'),
    }
    const refusedFor = refusal(mail)
    if (refusedFor) return answer(response, 400, failure(refusedFor))
    const isAnswerLost = weather === 'losing answers' || losesAnswer()
    accepted.push({ ...mail, at: Date.now(), isAnswerLost })
    await listener(accepted.length)
    if (isAnswerLost) return void request.socket.destroy()
    answer(response, 200, taken(accepted.length))
  })
  const port = await listen(server, 0, 'PORT')
  return {
    url: `http://127.0.0.1:${port}`,
    accepted,
    setWeather: (next: Weather) => {
      weather = next
    },
    /** Refuses single mails; undefined accepts a mail. */
    setRefusal: (next: typeof refusal) => {
      refusal = next
    },
    /** Awaited after a mail is accepted and before it is answered: a crash then causes a duplicate. */
    onAccepted: (next: typeof listener) => {
      listener = next
    },
    stop: async () => {
      server.close()
      server.closeAllConnections()
    },
  }
}

const THROTTLED: Refusal = { code: 'Throttling', message: 'Maximum sending rate exceeded.' }

const failure = ({ code, message }: Refusal) =>
  `<ErrorResponse ${SES_XML}><Error><Type>Sender</Type><Code>${code}</Code><Message>${message}</Message></Error><RequestId>injected</RequestId></ErrorResponse>`

const taken = (count: number) =>
  `<SendEmailResponse ${SES_XML}><SendEmailResult><MessageId>mail-${count}</MessageId></SendEmailResult><ResponseMetadata><RequestId>${count}</RequestId></ResponseMetadata></SendEmailResponse>`

function answer(response: ServerResponse, status: number, xml: string): void {
  response.writeHead(status, { 'content-type': 'text/xml' }).end(xml)
}
