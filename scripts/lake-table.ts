import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { withTable } from '../local/lake/contract/table.ts'

const readme = path.join(import.meta.dirname, '../local/lake/README.md')

writeFileSync(readme, withTable(readFileSync(readme, 'utf8')))
