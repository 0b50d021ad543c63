import { deviceName } from '#functions/account/device-name.ts'
import { endpoint } from '#functions/http/endpoint.ts'
import { undoChange } from '#functions/undo/undo-change.ts'
import * as contract from '#schemas/contract/undo.ts'

/** Shows a change of account or leads by the link of its mail, or undoes it. */
export const handler = endpoint(contract.undoChange, ({ body, headers }) =>
  undoChange(body, deviceName(headers['user-agent']), new Date()),
)
