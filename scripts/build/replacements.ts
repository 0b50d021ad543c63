/** Replaces modules that never run inside a function, where that shortens a cold start by 1% or more (decision 49). */
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
  // 7 KB. The DynamoDB client caches discovered endpoints in it, and endpoint discovery is off.
  [/\/mnemonist\/lru-cache\.js$/, 'export default class {}'],
]

export const replacements: Plugin = {
  name: 'replacements',
  setup({ onLoad }) {
    for (const [filter, contents] of REPLACEMENTS) onLoad({ filter }, () => ({ contents }))
  },
}
