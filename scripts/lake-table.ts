import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { lakeCalls } from '../local/lake/contract/table.ts'

writeFileSync(path.join(import.meta.dirname, '../local/lake/CALLS.md'), lakeCalls())
