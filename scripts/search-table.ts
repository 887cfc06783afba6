import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { withCalls } from '../local/search/contract/table.ts'

const readme = path.join(import.meta.dirname, '../local/search/README.md')

writeFileSync(readme, withCalls(readFileSync(readme, 'utf8')))
