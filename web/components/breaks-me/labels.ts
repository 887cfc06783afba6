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

/** The words of the page; what is in braces is filled in by the browser. */
export type BreaksMeLabels = Record<(typeof names)[number], string>

/** For the server to hand to the component, which carries no message files. */
export function breaksMeLabels(locale: Locale): BreaksMeLabels {
  const words = names.map((name) => [name, messages[locale][`breaks.${name}`]])
  // Every name is there: the keys come from the list that the type is made of.
  return Object.fromEntries(words) as BreaksMeLabels
}
