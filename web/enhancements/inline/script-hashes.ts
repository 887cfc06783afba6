import { createHash } from 'node:crypto'
import { inlineScripts } from './inline-scripts.ts'

/** The hashes by which a content security policy allows the inline scripts. */
export const scriptHashes: readonly string[] = Object.values(inlineScripts).map(
  (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
)
