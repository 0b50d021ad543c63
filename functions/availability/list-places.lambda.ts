import { listPlaces } from '#functions/availability/place-list.ts'
import { adminEndpoint } from '#functions/session/admin-endpoint.ts'
import * as contract from '#schemas/contract/availability.ts'

export const handler = adminEndpoint(contract.listPlaces, ({ query }) => listPlaces(query))
