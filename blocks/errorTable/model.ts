import type { z } from 'zod'
import { reference, storedAs } from '../stored.ts'

export const errorTable = storedAs('errorTable').extend({ errors: reference })

export type ErrorTableBlock = z.output<typeof errorTable>
