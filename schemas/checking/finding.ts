import type { FieldLocation } from './field-location.ts'

export type Level = 'error' | 'warning' | 'info'

/** Most severe first. */
export const LEVELS: readonly Level[] = ['error', 'warning', 'info']

/** A problem with its location. */
export interface CheckFinding {
  id: string
  type: string
  /** Title of the document, in English. */
  title: string
  /** Path of a page (v5/market/kline); empty for other documents. */
  path: string
  level: Level
  message: string
  /** Path of the field in the Studio's syntax: body.en[_key=="a"].anchor. */
  field: string
  /** The field's path in terms of the form. */
  location: FieldLocation
}

/**
 * Returns the part that all messages of a rule share: the first sentence without the names and numbers in it. Quoted
 * text such as “Limits” or `symbol` differs between documents; the instruction does not. The message may be in Chinese.
 */
export function ruleOf(message: string): string {
  const plain = message
    .replace(/“[^”]*”/g, '“…”')
    .replace(/「[^」]*」/g, '「…」')
    .replace(/`[^`]*`/g, '`…`')
  const [first = plain] = plain.match(/^.+?(?=[:;.](?:\s|$)|[：；。])/) ?? []
  return first.replace(/\d+/g, '…')
}

/** Returns the first two segments of a page's path, which identify its section; for other documents the type. */
export function findingSection({ path, type }: Pick<CheckFinding, 'path' | 'type'>): string {
  return path === '' ? type : path.split('/').slice(0, 2).join('/')
}

/** Returns the findings sorted by severity, then by document and field. */
export const inOrder = (findings: readonly CheckFinding[]): CheckFinding[] =>
  [...findings].sort(
    (a, b) =>
      LEVELS.indexOf(a.level) - LEVELS.indexOf(b.level) ||
      (a.path || a.id).localeCompare(b.path || b.id) ||
      a.field.localeCompare(b.field),
  )
