import type { ApiClient } from '#tests/support/api/client.ts'
import type { StackClock } from '#tests/support/api/stack-clock.ts'
import type { TestStack } from '#tests/support/api/test-stack.ts'
import type { FakeSes } from '#tests/support/mail/fake-ses.ts'

/** Where a story is told. */
export type Stage = {
  stack: TestStack
  clock: StackClock
  ses: FakeSes
  owner: ApiClient
}
