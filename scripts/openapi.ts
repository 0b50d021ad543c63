/** `npm run openapi`: writes docs/openapi.json from the endpoint list. */
import { writeFile } from 'node:fs/promises'
import { openapiText } from '#scripts/openapi/document.ts'

await writeFile('docs/openapi.json', openapiText())
