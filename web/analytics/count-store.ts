import type { Counts } from './count-key.ts'
import type { Batch } from './counter.ts'

/** What all instances of the site have counted. */
export interface CountStore {
  /** Adds a batch, once however often it is tried. Rejects where it may not have been added. */
  add: (batch: Batch) => Promise<void>
  /** All that was counted on `day`, where this instance is to write it now; undefined where there is nothing new, or another is. */
  claim: (day: string) => Promise<Counts | undefined>
  /** That what was claimed could not be written. */
  giveBack: (day: string) => Promise<void>
  /** Whether something of `day` is not written, as far as is known. */
  isDue: (day: string) => Promise<boolean>
  close: () => void
}

/** What was written of a day, to continue it after a start; empty where nothing was. */
export type ReadDay = (day: string) => Promise<Counts>
