import type { z } from 'zod'
import { reference, storedAs } from '../stored.ts'

export const channel = storedAs('channel').extend({ channel: reference })

export type ChannelBlock = z.output<typeof channel>
