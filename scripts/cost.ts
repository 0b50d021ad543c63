/** `npm run cost`: writes the table of docs/cost.md anew, from scripts/cost/prices.ts and what scripts/cost/rows.ts counts. */
import { readFileSync, writeFileSync } from 'node:fs'
import { withCosts } from '#scripts/cost/table.ts'

const FILE = 'docs/cost.md'
writeFileSync(FILE, withCosts(readFileSync(FILE, 'utf8')))
