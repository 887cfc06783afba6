import type { FieldLocation } from './field-location.ts'

export type Level = 'error' | 'warning' | 'info'

/** The worst first. */
export const LEVELS: readonly Level[] = ['error', 'warning', 'info']

/** One thing that is not as it should be, and where. */
export interface CheckFinding {
  /** Published id of the document. */
  id: string
  type: string
  /** Of the document, in English. */
  title: string
  /** Of a page: v5/market/kline; empty for others. */
  path: string
  level: Level
  message: string
  /** As the Studio opens it: body.en[_key=="a"].anchor. */
  field: string
  /** The same in words of the form. */
  location: FieldLocation
}

/**
 * What messages of one rule have in common: their first sentence, without the names and numbers in
 * it. “Limits” and `symbol` differ from one document to the next, what to do does not. The message may
 * be in Chinese as well.
 */
export function ruleOf(message: string): string {
  const plain = message
    .replace(/“[^”]*”/g, '“…”')
    .replace(/「[^」]*」/g, '「…」')
    .replace(/`[^`]*`/g, '`…`')
  const [first = plain] = plain.match(/^.+?(?=[:;.](?:\s|$)|[：；。])/) ?? []
  return first.replace(/\d+/g, '…')
}

/** The first two parts of a page's path, by which its section is known; else the type. */
export function findingSection({ path, type }: Pick<CheckFinding, 'path' | 'type'>): string {
  return path === '' ? type : path.split('/').slice(0, 2).join('/')
}

/** The same in one order: the worst first, then by document and field. */
export const inOrder = (findings: readonly CheckFinding[]): CheckFinding[] =>
  [...findings].sort(
    (a, b) =>
      LEVELS.indexOf(a.level) - LEVELS.indexOf(b.level) ||
      (a.path || a.id).localeCompare(b.path || b.id) ||
      a.field.localeCompare(b.field),
  )
