import type { PageText } from '../../blocks/block/resolve.ts'
import type { PageCards } from '../../blocks/cards/resolve.ts'
import type { PageBlock } from '../../blocks/lists/resolve.ts'
import type { Translate } from '../components/intl/translator.ts'
import type { EnumDefinition, ErrorGroup } from '../content/page-data.ts'
import { changelogMarkdown } from './changelog.ts'
import { channelMarkdown } from './channel.ts'
import { escapeElement, escapeStart, escapeText, inlineCode, proseLine } from './escape.ts'
import { fence } from './fence.ts'
import { inlineMarkdown } from './inline.ts'
import { leadingItems, listMarkdown } from './list.ts'
import { fieldTable, operationMarkdown } from './operation.ts'
import { tableMarkdown } from './table.ts'

export interface MarkdownContext {
  /** Where the site stands, without its base path: `https://docs.exchange.example`. */
  origin: string
  t: Translate
}

/** The blocks of a page as Markdown: what stands apart is parted by an empty line. */
export function blocksMarkdown(blocks: readonly PageBlock[], context: MarkdownContext): string {
  const words = (block: PageText) => inlineMarkdown(block, context.origin)
  const parts: string[] = []
  for (let index = 0; index < blocks.length; ) {
    const items = leadingItems(blocks.slice(index))
    const block = blocks[index]
    if (items.length > 0) parts.push(listMarkdown(items, words))
    else if (block) parts.push(...blockMarkdown(block, context))
    index += Math.max(1, items.length)
  }
  return parts.filter((part) => part !== '').join('\n\n')
}

function blockMarkdown(block: PageBlock, context: MarkdownContext): string[] {
  const { t, origin } = context
  const words = (text: PageText) => inlineMarkdown(text, origin)
  const inner = (blocks: readonly PageBlock[]) => blocksMarkdown(blocks, context)
  switch (block._type) {
    case 'block':
      return [block.style === 'blockquote' ? quote(words(block)) : escapeStart(words(block))]
    case 'heading':
      return [`${'#'.repeat(block.level)} ${escapeText(block.text)}`]
    case 'admonition': {
      const kind = t(`admonition.${block.kind}`)
      const title = block.title
        ? t('labelled', { label: kind, value: escapeText(block.title) })
        : kind
      return [quote(`**${title}**\n\n${inner(block.body)}`)]
    }
    case 'codeBlock':
      return [fence(block)]
    case 'placeholder':
      return [fence({ code: block.source, language: 'xml', title: block.name })]
    case 'tabs':
      return block.tabs.flatMap((tab) => [`**${escapeText(tab.label)}**`, inner(tab.body)])
    case 'table': {
      const rows = block.rows.map((row) =>
        row.cells.map((cell) => cell.content.map(words).join('\n')),
      )
      const [head, ...rest] = rows
      return [
        block.header
          ? tableMarkdown(head, rest, block.align)
          : tableMarkdown(undefined, rows, block.align),
      ]
    }
    case 'parameterTable':
      return [fieldTable(block.fields, t, block.showRequired, origin)]
    case 'details':
      return [
        `<details>\n<summary>${escapeElement(block.summary || t('details'))}</summary>`,
        inner(block.body),
        '</details>',
      ]
    case 'image':
      return [`![${escapeText(block.alt.text)}](${origin}${block.src})`]
    case 'divider':
      return ['---']
    case 'operation':
      return operationMarkdown(block, origin, t)
    case 'channel':
      return channelMarkdown(block.channel, t)
    case 'enumTable':
      return enumMarkdown(block.enum, t)
    case 'errorTable':
      return [errorsMarkdown(block.errors, t)]
    case 'cards':
      return [cardsMarkdown(block, context)]
    case 'changelog':
      return changelogMarkdown(block, context)
    default:
      block satisfies never
      return []
  }
}

function quote(markdown: string): string {
  return markdown.replace(/^(.+)$/gm, '> $1').replace(/^$/gm, '>')
}

function enumMarkdown({ name, title, description, values }: EnumDefinition, t: Translate) {
  const rows = values.map(({ value, label }) => [inlineCode(value), proseLine(label.text)])
  return [
    `### ${escapeText(title.text || name)}`,
    proseLine(description.text),
    tableMarkdown([t('enum.value'), t('enum.meaning')], rows),
  ]
}

function errorsMarkdown({ codes }: ErrorGroup, t: Translate): string {
  const rows = codes.map(({ code, meaning, action }) => [
    inlineCode(code),
    proseLine(meaning.text),
    proseLine(action.text),
  ])
  return tableMarkdown([t('errors.code'), t('errors.meaning'), t('errors.action')], rows)
}

function cardsMarkdown({ cards }: PageCards, { origin, t }: MarkdownContext): string {
  return cards
    .map(({ title, text, href, count }) => {
      const pages = count === undefined ? '' : ` (${t('cards.count', { count })})`
      const link = `- [${escapeText(title.text)}](${origin}${href})${pages}`
      return text.text ? `${link}: ${proseLine(text.text)}` : link
    })
    .join('\n')
}
