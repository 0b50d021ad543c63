/**
 * `npm run rotate -- <stage> <secret>`: replaces a secret (docs/runbook.md), while the site and the back office go on. Safe to run again
 * after an interruption. `npm run rotate -- <stage> link --forget` ends the links in mails of before the last rotation.
 */
import { forgetOldLinks, rotate, SECRETS } from '#scripts/deploy/rotation.ts'
import { readStacks, untilSettled } from '#scripts/deploy/stacks.ts'
import { stageOf } from '#scripts/deploy/stage.ts'

const [stageWord, secretWord, option] = process.argv.slice(2)
const stage = stageOf(stageWord, 'rotate')
const secret = SECRETS.find((name) => name === secretWord)
if (!secret || (option && `${secret} ${option}` !== 'link --forget'))
  throw new Error(
    `Usage: npm run rotate -- ${stage} <${SECRETS.join('|')}>, or: npm run rotate -- ${stage} link --forget`,
  )
await untilSettled(() => readStacks(stage))
if (option) forgetOldLinks({ stage })
else rotate({ stage, secret })
