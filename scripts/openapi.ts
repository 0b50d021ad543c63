/** `npm run openapi`: writes the OpenAPI document to dist/openapi.json. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { DIST } from '#scripts/build/outputs.ts'
import { openapiDocument } from '#scripts/openapi/document.ts'

mkdirSync(DIST, { recursive: true })
writeFileSync(`${DIST}/openapi.json`, `${JSON.stringify(openapiDocument(), null, 2)}\n`)
