/** An SES that can be down or throttle, and that remembers each mail it took beyond the life of any stack. */
import { createServer, type ServerResponse } from 'node:http'
import { listen } from '#scripts/local/ports.ts'

export type Weather = 'up' | 'down' | 'throttling'

/** `notification` is the outbox row's id, which travels with the mail. */
export type AcceptedMail = { notification: string; to: string; at: number }

export type SesStandIn = {
  url: string
  accepted: AcceptedMail[]
  /** Requests turned away, by weather. */
  refused: Record<Exclude<Weather, 'up'>, number>
  setWeather: (weather: Weather) => void
  /** Called when a mail is taken and its sender has not heard of it yet: the moment at which a death makes a double. */
  onAccepted: (listener: (count: number) => void) => void
  stop: () => Promise<void>
}

const SES_XML = 'xmlns="http://ses.amazonaws.com/doc/2010-12-01/"'

export async function startSesStandIn(): Promise<SesStandIn> {
  const accepted: AcceptedMail[] = []
  const refused = { down: 0, throttling: 0 }
  let weather: Weather = 'up'
  let listener: (count: number) => void = () => {}

  const server = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += chunk
    if (weather !== 'up') refused[weather] += 1
    if (weather === 'down') return void request.socket.destroy()
    if (weather === 'throttling') return answer(response, 400, THROTTLED)
    const form = new URLSearchParams(body)
    const notification = form.get('Tags.member.1.Value') ?? ''
    const to = form.get('Destination.ToAddresses.member.1') ?? ''
    accepted.push({ notification, to, at: Date.now() })
    listener(accepted.length)
    answer(response, 200, taken(accepted.length))
  })
  const port = await listen(server, 0, 'PORT')
  return {
    url: `http://127.0.0.1:${port}`,
    accepted,
    refused,
    setWeather: (next) => {
      weather = next
    },
    onAccepted: (next) => {
      listener = next
    },
    stop: async () => {
      server.close()
      server.closeAllConnections()
    },
  }
}

const THROTTLED = `<ErrorResponse ${SES_XML}><Error><Type>Sender</Type><Code>Throttling</Code><Message>Maximum sending rate exceeded.</Message></Error><RequestId>injected</RequestId></ErrorResponse>`

const taken = (count: number) =>
  `<SendEmailResponse ${SES_XML}><SendEmailResult><MessageId>mail-${count}</MessageId></SendEmailResult><ResponseMetadata><RequestId>${count}</RequestId></ResponseMetadata></SendEmailResponse>`

function answer(response: ServerResponse, status: number, xml: string): void {
  response.writeHead(status, { 'content-type': 'text/xml' }).end(xml)
}
