import { z } from 'zod'
import { inlineScripts } from '../../enhancements/inline/inline-scripts.ts'

/** As `next.config.mjs` gives them: the bundler would write the functions again, with another hash. */
declare const INLINE_SCRIPTS: string | undefined

const asWritten = z.record(z.string(), z.string())
const texts: Record<string, string> =
  typeof INLINE_SCRIPTS === 'string' ? asWritten.parse(JSON.parse(INLINE_SCRIPTS)) : inlineScripts

export interface InlineScriptProps {
  name: keyof typeof inlineScripts
  /** What it says, as JSON. */
  words?: string
}

/** A script that is in the page, and runs where it is. */
export function InlineScript({ name, words }: InlineScriptProps) {
  return <script data-words={words} dangerouslySetInnerHTML={{ __html: texts[name] ?? '' }} />
}
