import { createHash } from 'node:crypto'
import { inlineScripts } from './inline-scripts.ts'

/** By which a policy lets the scripts that are in pages run, and no others. */
export const scriptHashes: readonly string[] = Object.values(inlineScripts).map(
  (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
)
