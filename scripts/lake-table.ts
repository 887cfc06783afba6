import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { withCalls } from '../local/lake/contract/table.ts'

const readme = path.join(import.meta.dirname, '../local/lake/README.md')

writeFileSync(readme, withCalls(readFileSync(readme, 'utf8')))
