import type { z } from 'zod'
import { reference, storedAs } from '../stored.ts'

export const enumTable = storedAs('enumTable').extend({ enum: reference })

export type EnumTableBlock = z.output<typeof enumTable>
