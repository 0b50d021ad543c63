/**
 * Stands in for @aws-sdk/credential-provider-node inside the bundles: Lambda hands its role's credentials over in the
 * environment alone (Lambda developer guide, "Defined runtime environment variables"), so the SDK's chain of files, SSO,
 * web identity and metadata lookups would be a third of every bundle for nothing.
 */
export { fromEnv as defaultProvider } from '@aws-sdk/credential-provider-env'
