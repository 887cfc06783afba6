import path from 'node:path'
import { fail } from './fail.ts'
import { checkTypes } from './types/check-types.ts'

try {
  await checkTypes(path.join(import.meta.dirname, '..'))
} catch (error) {
  fail(error)
}
