import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { searchCalls } from '../local/search/contract/table.ts'

writeFileSync(path.join(import.meta.dirname, '../local/search/CALLS.md'), searchCalls())
