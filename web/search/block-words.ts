import type { PageText } from '../../blocks/block/resolve.ts'
import type { LocalizedText } from '../content/model/localized-text.ts'
import { asCode, asIdentifier } from './identifiers.ts'

/** The text of blocks, and the inline code in it. */
export function blockWords(blocks: readonly PageText[]): { content: string; code: string[] } {
  const content = blocks
    .map((block) => block.children.map((span) => span.text).join(''))
    .join(' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
  const code = blocks
    .flatMap((block) => block.children)
    .filter((span) => span.marks.includes('code'))
    .map((span) => span.text)
  return { content, code }
}

/** Text of the lake without the backticks around code. */
export function copyWords({ text }: LocalizedText): string {
  return text.replaceAll('`', '').replaceAll(/\s+/g, ' ').trim()
}

/** The non-empty parts on one line. */
export function joinParts(...parts: (string | undefined)[]): string {
  return parts.filter(Boolean).join(' · ')
}

/** The identifiers and codes among these code texts. */
export function identifiersIn(code: readonly string[]): { identifiers: string[]; codes: string[] } {
  return {
    identifiers: [...new Set(code.flatMap((text) => asIdentifier(text) ?? []))],
    codes: [...new Set(code.flatMap((text) => asCode(text) ?? []))],
  }
}
