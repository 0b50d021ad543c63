import { deletePhoto } from '#functions/photos/photo-store.ts'
import { adminEndpoint } from '#functions/session/admin-endpoint.ts'
import * as contract from '#schemas/contract/photos.ts'

export const handler = adminEndpoint(contract.deletePhoto, ({ params }) => deletePhoto(params.id))
