import { stampFile } from './context.ts'
import type { StackOptions } from './env.ts'
import { contentFingerprint, unlessStamped } from './fingerprint.ts'

/**
 * Fills the lake, unless it was filled from the same content before, or holds what was restored: that
 * has all that it needs, and what was deleted in it must stay so. Wherever the stack listens.
 */
export const unlessFilled = async (
  options: StackOptions,
  fill: () => Promise<void>,
): Promise<boolean> =>
  unlessStamped(stampFile(options, 'content'), await contentFingerprint(options.root), fill)
