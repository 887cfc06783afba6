import { stampFile } from './context.ts'
import type { StackOptions } from './env.ts'
import { contentFingerprint, unlessStamped } from './fingerprint.ts'

/**
 * Fills the lake unless it was filled from the same content before or was restored from a backup: a backup is complete,
 * and documents deleted in it must stay deleted. The stack's ports do not matter.
 */
export const unlessFilled = async (
  options: StackOptions,
  fill: () => Promise<void>,
): Promise<boolean> =>
  unlessStamped(stampFile(options, 'content'), await contentFingerprint(options.root), fill)
