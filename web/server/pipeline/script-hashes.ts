import { createHash } from 'node:crypto'
import { inlineScripts } from '../../enhancements/inline/inline-scripts.ts'
import { isFrameworkScript } from './framework-script.ts'

const script = /<script(?: [^>]*)?>([\s\S]*?)<\/script>/g

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

const ours = new Map(Object.values(inlineScripts).map((text) => [text, hashOf(text)]))

/** For a policy: the scripts that pages may have wherever they are made. */
export const ownHashes: readonly string[] = [...ours.values()]

/**
 * For a policy: those inline scripts of `html` that the site or its framework wrote. Any other gets
 * no hash, however it came into the page, and does not run.
 */
export function scriptHashes(html: string): string[] {
  const hashes = new Set<string>()
  for (const [, text = ''] of html.matchAll(script)) {
    const own = ours.get(text)
    if (own !== undefined) hashes.add(own)
    else if (isFrameworkScript(text)) hashes.add(hashOf(text))
  }
  return [...hashes]
}
