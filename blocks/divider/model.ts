import type { z } from 'zod'
import { storedAs } from '../stored.ts'

export const divider = storedAs('divider')

export type DividerBlock = z.output<typeof divider>
