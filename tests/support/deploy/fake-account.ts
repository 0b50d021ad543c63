/** An empty AWS account, as far as `cdk bootstrap` asks, and the site that a deployment leaves there. */
import { startTableProxy, withText } from '#tests/support/table/proxy.ts'

export const ACCOUNT = '111111111111'

/** What CloudFormation says of a toolkit in a state. */
const RESULTS: Record<string, (status: string | undefined) => string> = {
  GetCallerIdentity: () =>
    `<Arn>arn:aws:iam::${ACCOUNT}:user/a</Arn><UserId>A</UserId><Account>${ACCOUNT}</Account>`,
  DescribeStacks: (status) =>
    `<Stacks><member><StackName>CDKToolkit</StackName><StackId>arn:toolkit</StackId><CreationTime>2026-11-24T00:00:00Z</CreationTime><StackStatus>${status}</StackStatus></member></Stacks>`,
  CreateChangeSet: () => '<Id>arn:change</Id><StackId>arn:toolkit</StackId>',
  DescribeChangeSet: () =>
    '<Status>CREATE_COMPLETE</Status><ChangeSetId>arn:change</ChangeSetId><ChangeSetName>change</ChangeSetName><StackId>arn:toolkit</StackId><StackName>CDKToolkit</StackName><Changes><member><Type>Resource</Type></member></Changes>',
}
const NO_STACK =
  '<ErrorResponse><Error><Type>Sender</Type><Code>ValidationError</Code><Message>Stack with id CDKToolkit does not exist</Message></Error></ErrorResponse>'

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
  const answerTo = (action: string): [status: number, body: string] => {
    if (action === 'CreateChangeSet') status = 'REVIEW_IN_PROGRESS'
    if (action === 'ExecuteChangeSet') status = 'CREATE_COMPLETE'
    if (action === 'DescribeStacks' && !status) return [400, NO_STACK]
    const result = RESULTS[action]?.(status) ?? ''
    return [200, `<${action}Response><${action}Result>${result}</${action}Result></${action}Response>`]
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
    const action = parameters.get('Action') ?? ''
    if (parameters.has('StackName')) asked.push(`${region} ${parameters.get('StackName')} ${action}`)
    const [code, answer] = answerTo(action)
    return { status: code, headers: { 'content-type': 'text/xml' }, body: Buffer.from(answer) }
  })
  return { ...proxy, asked, earlierPages }
}
