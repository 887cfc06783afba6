import { defaultLocale, type Locale } from '../locales.ts'
import { feedHref, pageHref } from '../paths.ts'
import { changelogMonths, type StoredChange } from './changelog.ts'
import { copy } from './copy.ts'
import type { StoredEnvironment } from './environments.ts'
import type { LinkedPage } from './linked-pages.ts'
import { markedLines } from './marked-lines.ts'
import { withAddresses } from './named-addresses.ts'
import type { OperationPages } from './operation-pages.ts'
import { present } from './optional.ts'
import type { LinkMark, PageBlock, TextBlock } from './page-data.ts'
import type { RequestLine } from './request-lines.ts'
import { resolveChannel } from './resolve-channel.ts'
import { resolveErrors } from './resolve-errors.ts'
import { resolveHref } from './resolve-href.ts'
import { resolveImage } from './resolve-image.ts'
import { type OperationContext, resolveEnum, resolveOperation } from './resolve-operation.ts'
import { resolveParameters } from './resolve-parameters.ts'
import type { StoredBlock, StoredTextBlock } from './stored-block.ts'
import type { StoredChannel } from './stored-channel.ts'
import type { StoredErrors } from './stored-errors.ts'
import type { StoredOperation } from './stored-operation.ts'

export interface BlockContext extends OperationContext {
  locale: Locale
  operations: ReadonlyMap<string, StoredOperation>
  channels: ReadonlyMap<string, StoredChannel>
  errors: ReadonlyMap<string, StoredErrors>
  /** What the anchors of each operation and channel block begin with, by its key. */
  scopes: ReadonlyMap<string, string>
  pages: ReadonlyMap<string, LinkedPage>
  /** Method and path of the operations that linked pages show first. */
  requests: ReadonlyMap<string, RequestLine>
  /** By the id of an operation. */
  operationPages: ReadonlyMap<string, OperationPages>
  /** All of them, newest first. */
  changelog: readonly StoredChange[]
  /** Where the API answers, for the names of addresses; empty where no words name one. */
  environments: readonly StoredEnvironment[]
  /** Keys of the blocks and tabs that stand in English in another locale's page. */
  english: ReadonlySet<string>
}

/**
 * `block` with its references resolved; words of another locale than the page's are marked.
 * A link to a page that is gone loses its mark and keeps its words; an operation, channel, enum or group of
 * error codes that is gone is left out. The build refuses all of these, so they can only appear between two builds.
 */
export function resolveBlock(block: StoredBlock, context: BlockContext): PageBlock[] {
  const lang = context.english.has(block._key) ? defaultLocale : undefined
  const nested = (blocks: readonly StoredBlock[]) =>
    blocks.flatMap((child) => resolveBlock(child, context))
  switch (block._type) {
    case 'block':
      return [resolveText(block, context, lang)]
    case 'admonition':
      return [
        present({ ...block, title: block.title ?? undefined, body: nested(block.body), lang }),
      ]
    case 'details':
      return [present({ ...block, body: nested(block.body), lang })]
    case 'tabs':
      return [
        present({
          ...block,
          tabs: block.tabs.map((tab) =>
            present({
              ...tab,
              body: nested(tab.body),
              lang: context.english.has(tab._key) ? defaultLocale : undefined,
            }),
          ),
          lang,
        }),
      ]
    case 'table':
      return [
        present({
          ...block,
          rows: block.rows.map((row) => ({
            ...row,
            cells: row.cells.map((cell) => ({
              ...cell,
              content: cell.content.map((text) => resolveText(text, context)),
            })),
          })),
          lang,
        }),
      ]
    case 'parameterTable':
      return [present({ ...resolveParameters(block, context, resolveText), lang })]
    case 'codeBlock': {
      const { highlight, title, lines, ...code } = block
      return [
        present({
          ...code,
          ...markedLines(withAddresses(code.code, context.environments), lines ?? ''),
          title: title ?? undefined,
          lineNumbers: highlight === 'numbers',
        }),
      ]
    }
    case 'image':
      return resolveImage(block, context.locale)
    case 'operation': {
      const stored = context.operations.get(block.operation._ref)
      if (!stored) return []
      const scope = context.scopes.get(block._key)
      const pages = context.operationPages.get(stored._id)
      const other = block.explorer ? pages?.documentation : pages?.explorer
      return [
        present({
          ...block,
          operation: resolveOperation(stored, context, scope),
          otherPage: other && pageHref(other.path, context.locale),
        }),
      ]
    }
    case 'channel': {
      const stored = context.channels.get(block.channel._ref)
      if (!stored) return []
      const scope = context.scopes.get(block._key)
      return [{ ...block, channel: resolveChannel(stored, context, scope) }]
    }
    case 'enumTable': {
      const stored = context.enums.get(block.enum._ref)
      return stored ? [{ ...block, enum: resolveEnum(stored, context.locale) }] : []
    }
    case 'errorTable': {
      const stored = context.errors.get(block.errors._ref)
      return stored ? [{ ...block, errors: resolveErrors(stored, context.locale) }] : []
    }
    case 'placeholder':
      // A program has nothing to show.
      return ['import', 'export'].includes(block.name) ? [] : [block]
    case 'changelog':
      return [resolveChangelog(block, context)]
    case 'cards':
      return [
        present({
          ...block,
          cards: block.cards.flatMap((card) => resolveCard(card, context, lang)),
          lang,
        }),
      ]
    case 'heading':
    case 'divider':
      return [present({ ...block, lang })]
    default:
      block satisfies never
      return []
  }
}

function resolveText(block: StoredTextBlock, context: BlockContext, lang?: Locale): TextBlock {
  const links = block.markDefs.flatMap((mark): LinkMark[] => {
    if (mark._type === 'link')
      return [{ _type: 'link', _key: mark._key, ...resolveHref(mark.href, context.locale) }]
    const page = context.pages.get(mark.page._ref)
    if (!page) return []
    const href = pageHref(page.path, context.locale, mark.anchor ?? undefined)
    return [{ _type: 'link', _key: mark._key, href, external: false }]
  })
  const gone = new Set(block.markDefs.map((mark) => mark._key))
  for (const link of links) gone.delete(link._key)
  const children = block.children.map((span) => ({
    ...span,
    text: withAddresses(span.text, context.environments),
    marks: span.marks.filter((mark) => !gone.has(mark)),
  }))
  return present({
    ...block,
    listItem: block.listItem ?? undefined,
    level: block.level ?? undefined,
    children,
    markDefs: links,
    lang,
  })
}

function resolveChangelog(block: { _type: 'changelog'; _key: string }, context: BlockContext) {
  return {
    ...block,
    feeds: [
      { name: 'RSS', href: feedHref('xml', context.locale) },
      { name: 'JSON Feed', href: feedHref('json', context.locale) },
    ],
    months: changelogMonths(context.changelog, context),
  }
}

function resolveCard(
  card: { _key: string; page: { _ref: string }; text?: string | null | undefined },
  { pages, requests, locale }: BlockContext,
  lang: Locale | undefined,
) {
  const page = pages.get(card.page._ref)
  if (!page) return []
  const described = copy(page.description, locale)
  const request = requests.get(page.operation ?? '')
  const text = card.text
    ? present({ text: card.text, lang })
    : described.text === '' && request
      ? { text: `\`${request.method} ${request.path}\`` }
      : described
  return [
    present({
      _key: card._key,
      title: copy(page.title, locale),
      text,
      href: pageHref(page.path, locale),
      count: page.cards || undefined,
    }),
  ]
}
