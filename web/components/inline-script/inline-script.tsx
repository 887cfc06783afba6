import { z } from 'zod'
import { inlineScripts } from '../../enhancements/inline/inline-scripts.ts'

/** Defined by `next.config.mjs`: the bundler would rewrite the functions, which changes their hash. */
declare const INLINE_SCRIPTS: string | undefined

const asWritten = z.record(z.string(), z.string())
const texts: Record<string, string> =
  typeof INLINE_SCRIPTS === 'string' ? asWritten.parse(JSON.parse(INLINE_SCRIPTS)) : inlineScripts

export interface InlineScriptProps {
  name: keyof typeof inlineScripts
  /** Its texts, as JSON. */
  words?: string
}

/** A script that is inlined into the page, and runs at its position. */
export function InlineScript({ name, words }: InlineScriptProps) {
  return <script data-words={words} dangerouslySetInnerHTML={{ __html: texts[name] ?? '' }} />
}
