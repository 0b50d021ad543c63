/** An empty AWS account, as far as `cdk bootstrap` asks, and the site that a deployment leaves there. */
import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'

export const ACCOUNT = '111111111111'

const xml = (action: string, body: string) =>
  `<${action}Response><${action}Result>${body}</${action}Result></${action}Response>`

/**
 * @param siteUrl of the stack that plays the deployed site
 * @param versionOf what it says of its build
 * @returns the address of both, and what CloudFormation was asked: region, stack and action
 */
export async function startFakeAccount(siteUrl: string, versionOf: () => string) {
  const asked: string[] = []
  let status: string | undefined
  const answerTo = (parameters: URLSearchParams): [status: number, body: string] => {
    const action = parameters.get('Action') ?? ''
    if (action === 'GetCallerIdentity')
      return [
        200,
        xml(
          action,
          `<Arn>arn:aws:iam::${ACCOUNT}:user/a</Arn><UserId>A</UserId><Account>${ACCOUNT}</Account>`,
        ),
      ]
    if (action === 'DescribeStacks')
      return status
        ? [
            200,
            xml(
              action,
              `<Stacks><member><StackName>CDKToolkit</StackName><StackId>arn:toolkit</StackId><CreationTime>2026-11-24T00:00:00Z</CreationTime><StackStatus>${status}</StackStatus></member></Stacks>`,
            ),
          ]
        : [
            400,
            '<ErrorResponse><Error><Type>Sender</Type><Code>ValidationError</Code><Message>Stack with id CDKToolkit does not exist</Message></Error></ErrorResponse>',
          ]
    if (action === 'CreateChangeSet') {
      status = 'REVIEW_IN_PROGRESS'
      return [200, xml(action, '<Id>arn:change</Id><StackId>arn:toolkit</StackId>')]
    }
    if (action === 'DescribeChangeSet')
      return [
        200,
        xml(
          action,
          '<Status>CREATE_COMPLETE</Status><ChangeSetId>arn:change</ChangeSetId><ChangeSetName>change</ChangeSetName><StackId>arn:toolkit</StackId><StackName>CDKToolkit</StackName><Changes><member><Type>Resource</Type></member></Changes>',
        ),
      ]
    if (action === 'ExecuteChangeSet') status = 'CREATE_COMPLETE'
    return [200, xml(action, '')]
  }
  const server = createServer(async (request, response) => {
    const body = await text(request)
    const parameters = new URLSearchParams(body)
    const [, region] = /Credential=[^/]*\/\d+\/([\w-]+)\//.exec(request.headers.authorization ?? '') ?? []
    if (parameters.has('Action')) {
      const action = parameters.get('Action')
      if (parameters.has('StackName')) asked.push(`${region} ${parameters.get('StackName')} ${action}`)
      const [code, answer] = answerTo(parameters)
      response.writeHead(code, { 'content-type': 'text/xml' }).end(answer)
      return
    }
    const answer = await fetch(siteUrl + request.url, {
      method: request.method ?? 'GET',
      redirect: 'manual',
      headers: Object.entries(request.headers)
        .filter(([name]) => /^(content-type|idempotency-key)$/.test(name))
        .map(([name, value]): [string, string] => [name, String(value)]),
      ...(body && { body }),
    })
    for (const [name, value] of answer.headers)
      if (!/^(content-encoding|content-length|connection|transfer-encoding)$/.test(name))
        response.setHeader(name, value)
    const content = Buffer.from(await answer.arrayBuffer())
    response.writeHead(answer.status).end(request.url === '/version.json' ? versionOf() : content)
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : undefined
  return {
    url: `http://127.0.0.1:${port}`,
    asked,
    stop: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
