import type { z } from 'zod'
import { storedAs } from '../stored.ts'

export const changelog = storedAs('changelog')

export type ChangelogBlock = z.output<typeof changelog>
