/** Needs NODE_OPTIONS=--experimental-vm-modules: middy and our own sources are ES modules. */
export default {
  testEnvironment: 'node',
  // Jest's own wrapping of globals recurses endlessly when a worker has run aws-cdk-lib's tests before (jest 30).
  testEnvironmentOptions: { globalsCleanup: 'off' },
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  globalSetup: '<rootDir>/tests/support/run-folder.js',
  moduleFileExtensions: ['ts', 'tsx', 'js', 'mjs', 'cjs', 'json', 'node'],
  restoreMocks: true,
  transform: { '^.+\\.tsx?$': '<rootDir>/tests/support/esbuild-transform.js' },
  testMatch: ['<rootDir>/tests/**/*.test.{ts,tsx}'],
  modulePathIgnorePatterns: ['<rootDir>/dist/', '<rootDir>/cdk.out/', '<rootDir>/.local/'],
  // One more than the two cores of the smallest machine: tests of a stack wait for it a good part of their time.
  maxWorkers: 3,
  // Generous: a busy machine is not a fault.
  testTimeout: 300_000,
}
