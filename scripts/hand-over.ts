/**
 * `npm run hand-over -- <stage>`: prints the sheet that the owner keeps on paper: who is who, what is where, what ends when, and which
 * commands matter. Reads the account if the shell has its credentials. Names no secret.
 */
import { readStages, settingsText } from '#infra/deployment-settings.ts'
import { type Answer, ask } from '#scripts/deploy/aws-cli.ts'
import { sheetOf } from '#scripts/deploy/hand-over-sheet.ts'
import { readStacks } from '#scripts/deploy/stacks.ts'
import { stageOf } from '#scripts/deploy/stage.ts'

const stage = stageOf(process.argv[2], 'hand-over')
const config = readStages()[stage]
/** The sheet is of use without an account, too. */
const tryTo = (...parameters: string[]): Answer => {
  try {
    return ask(...parameters)
  } catch (error) {
    return { refused: String(error) }
  }
}
const registration =
  config.domain && tryTo('route53domains', 'get-domain-detail', '--domain-name', config.domain.name)
const certificates = tryTo('acm', 'list-certificates')
console.log(
  sheetOf({
    config,
    stacks: readStacks(stage, tryTo) ?? [],
    domain: registration && 'value' in registration ? registration.value : undefined,
    certificates: 'value' in certificates ? certificates.value : undefined,
    settings: settingsText(),
    printedAt: new Date(),
  }),
)
