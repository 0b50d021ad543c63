/**
 * Stands in for @aws-sdk/credential-provider-node inside the bundles. Lambda gives a function its role's credentials in the
 * environment (Lambda developer guide, "Defined runtime environment variables"); the SDK's other ways, by files, SSO, web
 * identity and metadata, would be a third of every bundle.
 */
export { fromEnv as defaultProvider } from '@aws-sdk/credential-provider-env'
