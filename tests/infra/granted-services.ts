/** Proxies of S3, SES and CloudFront that allow each function what its role does. Paths begin with the function's name. */
import { ENV } from '#functions/environment.ts'
import { REGION } from '#infra/config.ts'
import { ACCOUNT, type Asked, type DeployedFunction } from '#tests/infra/deployed.ts'
import { startTableProxy, tableError } from '#tests/support/table/proxy.ts'

type Request = { method: string; path: string; body: Buffer }
type Service = {
  url: string
  /** What a request needs. @param variables of the function */
  asks: (request: Request, variables: Record<string, string>) => Asked[]
  /** What S3 needs to tell that an object does not exist. */
  lists?: (variables: Record<string, string>) => Asked
}

const S3_ACTIONS: Record<string, string> = {
  GET: 's3:GetObject',
  HEAD: 's3:GetObject',
  PUT: 's3:PutObject',
  POST: 's3:PutObject',
  DELETE: 's3:DeleteObject',
}

/** Name of the bucket at an address. */
export const bucketAt = (url: string) => /^https:\/\/(.*)\.s3\./.exec(url)?.[1] ?? ''

/** @param bucketOf the bucket that a function's variables name */
export function s3Service(url: string, bucketOf: (variables: Record<string, string>) => string): Service {
  const arnOf = (variables: Record<string, string>) => `arn:aws:s3:::${bucketOf(variables)}`
  return {
    url,
    asks: ({ method, path, body }, variables) => {
      const [, , ...key] = path.replace(/\?.*/, '').split('/')
      const [, field] = /name="key"\r\n\r\n(.*)\r\n/.exec(body.toString('latin1')) ?? []
      const resource = `${arnOf(variables)}/${method === 'POST' ? field : key.join('/')}`
      return [{ action: S3_ACTIONS[method] ?? method, resource }]
    },
    lists: (variables) => ({ action: 's3:ListBucket', resource: arnOf(variables) }),
  }
}

export const sesService = (url: string): Service => ({
  url,
  asks: ({ body }) => {
    const fields = new URLSearchParams(body.toString())
    const from = fields.get('Source') ?? ''
    const used = [`identity/${from}`, `configuration-set/${fields.get('ConfigurationSetName')}`]
    return used.map((name) => ({
      action: `ses:${fields.get('Action')}`,
      resource: `arn:aws:ses:${REGION}:${ACCOUNT}:${name}`,
      context: { 'ses:FromAddress': [from] },
    }))
  },
})

export const cloudfrontService = (url: string): Service => ({
  url,
  asks: (_, variables) => [
    {
      action: 'cloudfront:CreateInvalidation',
      resource: `arn:aws:cloudfront::${ACCOUNT}:distribution/${variables[ENV.distributionId]}`,
    },
  ],
})

/** What "Is everything working?" asks, of one address. */
export function watchedServices(url: string) {
  const service = (asks: (path: string, form: URLSearchParams) => Asked): Service => ({
    url,
    asks: ({ path, body }) => [asks(path, new URLSearchParams(body.toString()))],
  })
  return {
    AWS_ENDPOINT_URL_SESV2: service(() => ({ action: 'ses:GetAccount', resource: '*' })),
    AWS_ENDPOINT_URL_SNS: service((_, form) => ({
      action: `sns:${form.get('Action')}`,
      resource: form.get('TopicArn') ?? '',
    })),
    AWS_ENDPOINT_URL_BACKUP: service((path) => ({
      action: 'backup:ListRecoveryPointsByBackupVault',
      resource: `arn:aws:backup:${REGION}:${ACCOUNT}:backup-vault:${path.split('/')[2]}`,
    })),
  }
}

/** @returns the address of each service for one function's client, and what was refused */
export async function startGrantedServices<Name extends string>(
  services: Record<Name, Service>,
  deployed: ReadonlyMap<string, DeployedFunction>,
) {
  const refused: string[] = []
  const start = async ({ url, asks, lists }: Service) =>
    startTableProxy(url, async (request, pass) => {
      const [, name = '', ...rest] = request.path.split('/')
      const path = `/${rest.join('/')}`
      const { variables = {}, allows = () => false } = deployed.get(name) ?? {}
      const wrong = asks({ ...request, path }, variables).filter((asked) => !allows(asked))
      if (wrong.length > 0) {
        refused.push(...wrong.map((asked) => `${name}: ${JSON.stringify(asked)}`))
        return tableError(403, 'AccessDenied')
      }
      const answer = await pass(path)
      const isHidden = answer.status === 404 && lists && !allows(lists(variables))
      return isHidden ? tableError(403, 'AccessDenied') : answer
    })
  const names = Object.keys(services) as Name[]
  const proxies = await Promise.all(names.map((name) => start(services[name])))
  return {
    endpointsOf: (name: string) =>
      Object.fromEntries(names.map((service, at) => [service, `${proxies[at]?.url}/${name}`])) as Record<
        Name,
        string
      >,
    refused,
    stop: () => Promise.all(proxies.map((proxy) => proxy.stop())),
  }
}
