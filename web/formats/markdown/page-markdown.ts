import { pageHref } from '../../config/paths.ts'
import type { PageData, SectionPart } from '../../content/model/page-data.ts'
import { translator } from '../../messages/translator.ts'
import { blocksMarkdown } from './blocks.ts'
import { changeMarkdown } from './changes.ts'
import { escapeText, proseLine } from './escape.ts'
import type { MarkdownContext } from './markdown-context.ts'

/** A page as self-contained Markdown, with absolute links to the site at `origin`. */
export function pageMarkdown(page: PageData, origin: string): string {
  const t = translator(page.locale)
  const address = `${origin}${pageHref(page.path, page.locale)}`
  const updated = page.updated && t('page.updatedAt', { date: page.updated.slice(0, 10) })
  const count = page.translation.missing.length
  const parts = [
    `# ${escapeText(page.title.text)}`,
    page.description.text && `> ${proseLine(page.description.text)}`,
    [`<${address}>`, updated].filter(Boolean).join(' · '),
    page.translation.untranslated
      ? t('translation.missingAll')
      : count > 0 && t('translation.missing', { count }),
    blocksMarkdown(page.body, { origin, t }),
    ...sectionMarkdown(page.section ?? [], { origin, t }),
    page.history.length > 0 && `## ${t('page.history')}`,
    ...page.history.flatMap((entry) => changeMarkdown(entry, 3, { origin, t })),
  ]
  return `${parts.filter(Boolean).join('\n\n')}\n`
}

/** The pages of a section with their facts. */
function sectionMarkdown(parts: readonly SectionPart[], { origin, t }: MarkdownContext): string[] {
  return parts.flatMap(({ heading, rows }) => {
    const items = rows.map(({ label, href, method, description, limits, topics }) => {
      const facts = [method, ...limits, ...topics.map((topic) => `\`${topic}\``)].filter(Boolean)
      const note = facts.join(t('list.between'))
      const link = `- [${escapeText(label.text)}](${origin}${href})`
      const named = note ? t('noted', { words: link, note }) : link
      const value = proseLine(description.text)
      return value ? t('labelled', { label: named, value }) : named
    })
    return [...(heading ? [`## ${escapeText(heading.label.text)}`] : []), items.join('\n')]
  })
}
