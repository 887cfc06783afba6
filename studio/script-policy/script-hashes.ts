import { createHash } from 'node:crypto'

const inline = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g

/** For a policy: the sources that allow the inline scripts of `html`, and no others. */
export const scriptHashes = (html: string): string[] => [
  ...new Set(
    [...html.matchAll(inline)].map(
      ([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
    ),
  ),
]
