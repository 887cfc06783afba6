import type { Locale } from '../../config/locales.ts'
import { messages } from '../../messages/messages.ts'

const names = [
  'drop',
  'files',
  'folder',
  'paste',
  'pasteHint',
  'pasted',
  'look',
  'since',
  'reading',
  'cancel',
  'cancelled',
  'failed',
  'crashed',
  'results',
  'summary',
  'fine',
  'nothing',
  'empty',
  'open',
  'leftFolders',
  'leftProse',
  'leftBinary',
  'no-har',
  'cut-har',
  'har-entries',
  'unreadable',
  'unknown',
  'misspelt',
  'deprecated',
  'changed',
  'version',
  'of',
  'meant',
  'instead',
  'values',
  'examples',
  'fields',
  'breaking',
  'more',
] as const

/** The texts of the page; the browser fills in placeholders in braces. */
export type BreaksMeLabels = Record<(typeof names)[number], string>

/** The labels for the client component, which includes no message files. */
export function breaksMeLabels(locale: Locale): BreaksMeLabels {
  const words = names.map((name) => [name, messages[locale][`breaks.${name}`]])
  // The cast is safe: the keys come from the list from which the type is derived.
  return Object.fromEntries(words) as BreaksMeLabels
}
