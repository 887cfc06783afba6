import { createHash } from 'node:crypto'

const inline = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g

/** Returns the policy sources that allow the inline scripts of `html` by their hashes. */
export const scriptHashes = (html: string): string[] => [
  ...new Set(
    [...html.matchAll(inline)].map(
      ([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
    ),
  ),
]
