/** Replaces modules that never run inside a function. The figure is what each saves of a bundle; the limit is 360 KB. */
import type { Plugin } from 'esbuild'

const REPLACEMENTS: [file: RegExp, contents: string][] = [
  // 136 KB. Lambda passes the role's credentials in the environment (Lambda developer guide, "Defined runtime environment
  // variables"); the SDK's other ways read files, SSO, web identity and metadata.
  [
    /@aws-sdk\/credential-provider-node\/dist-es\/index\.js$/,
    "export { fromEnv as defaultProvider } from '@aws-sdk/credential-provider-env'",
  ],
  // 28 KB where sessions are read. jsonwebtoken only asks whether Node is newer than 6.12, 15.7 and 16.9.
  [/\/semver\/index\.js$/, 'exports.satisfies = () => true'],
  // 16 KB. Only `npm run openapi` asks zod for JSON Schema.
  [
    /\/zod\/v4\/core\/(to-json-schema|json-schema-processors)\.js$/,
    'exports.createToJSONSchemaMethod = exports.createStandardJSONSchemaMethod = () => undefined',
  ],
  // 26 KB. Names of authenticators; the back office names a passkey after the browser where it was made.
  [
    /\/@passwordless-id\/webauthn\/dist\/esm\/authenticatorMetadata\.js$/,
    'export const authenticatorMetadata = {}',
  ],
  // 7 KB. The DynamoDB client caches discovered endpoints in it, and endpoint discovery is off.
  [/\/mnemonist\/lru-cache\.js$/, 'export default class {}'],
  // 2 KB per client, which only reads its version, for the user agent.
  [/@aws-sdk\/client-[\w-]+\/package\.json$/, "exports.version = '3'"],
]

export const replacements: Plugin = {
  name: 'replacements',
  setup({ onLoad }) {
    for (const [filter, contents] of REPLACEMENTS) onLoad({ filter }, () => ({ contents }))
  },
}
