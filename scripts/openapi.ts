/** `npm run openapi`: writes docs/openapi.json. */
import { writeFile } from 'node:fs/promises'
import { openapiText } from '#scripts/openapi/document.ts'

await writeFile('docs/openapi.json', openapiText())
