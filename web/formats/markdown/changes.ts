import { isChangeState } from '../../../schemas/changes/states.ts'
import type { ChangelogEntry, ChangeOfApi } from '../../content/model/page-data.ts'
import type { Translate } from '../../messages/translator.ts'
import { escapeText, proseLine } from './escape.ts'
import { tableMarkdown } from './table.ts'

interface Context {
  t: Translate
  origin: string
}

/** An entry of the changelog below a heading of `level`, with its changes as a table. */
export function changeMarkdown(
  { date, kind, breaking, title, body, changes, pages }: ChangelogEntry,
  level: number,
  { t, origin }: Context,
): string[] {
  const marks = [date, t(`changelog.${kind}`), breaking && t('changelog.breaking')]
  return [
    `${'#'.repeat(level)} ${escapeText(title.text)}`,
    marks.filter(Boolean).join(' · '),
    proseLine(body.text),
    changes.length > 0 ? factsMarkdown(changes, t) : '',
    pages.map(({ label, href }) => `- [${escapeText(label.text)}](${origin}${href})`).join('\n'),
  ]
}

function factsMarkdown(changes: readonly ChangeOfApi[], t: Translate): string {
  return tableMarkdown(
    (['where', 'change', 'before', 'after'] as const).map((column) => t(`changelog.${column}`)),
    changes.map(({ name, part, field, value, when, text, breaking, before, after }) => [
      [name, part, field, value, when]
        .flatMap((one) => (one === undefined ? [] : code(one)))
        .join(' '),
      breaking ? t('noted', { words: text, note: t('changelog.breaking') }) : text,
      valueMarkdown(before, t),
      valueMarkdown(after, t),
    ]),
  )
}

function valueMarkdown(value: string | undefined, t: Translate): string {
  if (value === undefined) return ''
  return isChangeState(value) ? t(`changelog.${value}`) : code(value)
}

const code = (words: string) => `\`${words}\``
