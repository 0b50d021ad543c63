/** An empty AWS account, as far as `cdk bootstrap` asks, and the site that a deployment leaves there. */
import { startTableProxy, withText } from '#tests/support/table/proxy.ts'

export const ACCOUNT = '111111111111'

const xml = (action: string, body: string) =>
  `<${action}Response><${action}Result>${body}</${action}Result></${action}Response>`

/**
 * @param siteUrl of the stack that plays the deployed site
 * @param versionOf what it says of its build
 * @returns the address of both; what CloudFormation was asked: region, stack and action; and pages that are answered once instead
 *   of the site's
 */
export async function startFakeAccount(siteUrl: string, versionOf: () => string) {
  const asked: string[] = []
  const earlierPages = new Map<string, string>()
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
  const proxy = await startTableProxy(siteUrl, async ({ path, headers, body }, pass) => {
    const parameters = new URLSearchParams(body.toString())
    if (!parameters.has('Action')) {
      const answer = await pass(path)
      const earlier = earlierPages.get(path)
      if (earlierPages.delete(path)) return withText(answer, earlier ?? '')
      return path === '/version.json' ? withText(answer, versionOf()) : answer
    }
    const [, region] = /Credential=[^/]*\/\d+\/([\w-]+)\//.exec(headers.authorization ?? '') ?? []
    const action = parameters.get('Action')
    if (parameters.has('StackName')) asked.push(`${region} ${parameters.get('StackName')} ${action}`)
    const [code, answer] = answerTo(parameters)
    return { status: code, headers: { 'content-type': 'text/xml' }, body: Buffer.from(answer) }
  })
  return { ...proxy, asked, earlierPages }
}
