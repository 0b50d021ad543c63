import { askForDeviceLink } from '#functions/account/device-link-store.ts'
import { endpoint } from '#functions/http/endpoint.ts'
import * as contract from '#schemas/contract/sign-in.ts'

/** Mails the owner a link that lets a new browser sign in. The answer is the same when one was mailed within the hour. */
export const handler = endpoint(contract.sendDeviceLink, () => askForDeviceLink(new Date()))
