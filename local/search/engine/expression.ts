import type { QueryField } from './parameters.ts'
import type { Word } from './words.ts'

/** Functions that build FTS5 match expressions over chosen columns; '' when nothing can match. */

const quote = (text: string) => `"${text.replaceAll('"', '""')}"`
const within = (fields: readonly QueryField[], expression: string) =>
  fields.length === 0 ? '' : `({${fields.map((field) => field.column).join(' ')}} : ${expression})`
export const anyOf = (parts: readonly string[]) => join(parts.filter(Boolean), ' OR ')
const allOf = (parts: readonly string[]) => (parts.every(Boolean) ? join(parts, ' AND ') : '')
const join = (parts: readonly string[], by: string) =>
  parts.length === 0 ? '' : `(${parts.join(by)})`

/** The words side by side; with `prefix`, the last may be incomplete. */
export function phrase(
  fields: readonly QueryField[],
  words: readonly Word[],
  prefix: boolean,
): string {
  const text = quote(words.map((word) => word.term).join(' '))
  if (!prefix || !words.at(-1)?.prefix) return within(fields, text)
  return within(
    fields.filter((field) => field.prefix),
    `${text} *`,
  )
}

export interface Forms {
  /** Whether the last word may be incomplete. */
  prefix: boolean
  /** Number of typos allowed in a word. */
  typos: number
  /** Whether the last word may be incomplete and contain a typo. */
  beginnings?: boolean
}

/** Every word in some field, in one of these forms or as typed. */
export function allWords(
  fields: readonly QueryField[],
  words: readonly Word[],
  { prefix, typos, beginnings = false }: Forms,
): string {
  return allOf(
    words.map((word) => {
      const forms = [within(fields, quote(word.term))]
      if (prefix && word.prefix) {
        forms.push(within(prefixFields(fields, word), `${quote(word.term)} *`))
      }
      if (beginnings) {
        for (const { term, distance } of word.beginnings) {
          if (distance > typos) continue
          const near = fields.filter((field) => field.typos >= distance)
          forms.push(within(prefixFields(near, word), `${quote(term)} *`))
        }
      }
      if (typos > 0) {
        for (const variant of word.variants) {
          if (variant.distance > typos) continue
          const near = fields.filter((field) => field.typos >= variant.distance)
          forms.push(within(near, quote(variant.term)))
          if (prefix && word.prefix)
            forms.push(within(prefixFields(near, word), `${quote(variant.term)} *`))
        }
      }
      return anyOf(forms)
    }),
  )
}

/** Fields for prefix matches. Many words begin with any one Latin letter, so it is completed only in strong fields. */
function prefixFields(fields: readonly QueryField[], word: Word): QueryField[] {
  const open = fields.filter((field) => field.prefix)
  return word.term.length > 1 || word.cjk ? open : strongFields(open)
}

/** Fields with at least half of the greatest weight: titles, paths, identifiers. */
export function strongFields(fields: readonly QueryField[]): QueryField[] {
  const greatest = Math.max(0, ...fields.map((field) => field.weight))
  return fields.filter((field) => field.weight >= greatest / 2)
}
