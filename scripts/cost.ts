/** `npm run cost`: writes the table of docs/cost.md anew, from the templates and scripts/cost/prices.ts. */
import { readFileSync, writeFileSync } from 'node:fs'
import { withCosts } from '#scripts/cost/table.ts'

const FILE = 'docs/cost.md'
writeFileSync(FILE, withCosts(readFileSync(FILE, 'utf8')))
