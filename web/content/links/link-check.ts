import type { TextBlock } from '../../../blocks/block/model.ts'
import type { Block, ReferringBlock } from '../../../blocks/lists/model.ts'
import { type Locale, locales } from '../../config/locales.ts'
import { internalTarget } from '../addresses/resolve-href.ts'
import { allBlocks, plainText } from '../blocks/block-children.ts'
import { operationScopes, scoped } from '../reference/operation-scopes.ts'

export interface CheckedPage {
  id: string
  path: string
  body: Record<Locale, Block[]>
}

export interface CheckedContent {
  pages: CheckedPage[]
  /** Pages to which those lead, whose own links are not looked at. */
  targets: CheckedPage[]
  /** Ids of the operations that exist, with their names and the anchors that each of them brings. */
  operations: ReadonlyMap<string, { name: string; anchors: string[] }>
  /** The same of the channels. */
  channels: ReadonlyMap<string, { name: string; anchors: string[] }>
  /** Ids of the enums that exist, with their anchors. */
  enums: ReadonlyMap<string, string[]>
  /** Ids of the groups of error codes that exist, with the anchors that they may bring. */
  errors: ReadonlyMap<string, string[]>
  /** The anchors of the changelog: its months and entries. */
  changelog: readonly string[]
  /** Addresses of the site that are no pages: the landing page, the search page. */
  otherPaths: ReadonlySet<string>
}

export interface BrokenLink {
  path: string
  locale: Locale
  /** `_key` of the block that holds the link. */
  key: string
  excerpt: string
  target: string
  reason: string
}

/** Every link, operation, channel, enum and table of error codes of `content` that leads nowhere. */
export function findBrokenLinks(content: CheckedContent): BrokenLink[] {
  const known = [...content.pages, ...content.targets]
  const byId = new Map(known.map((page) => [page.id, page]))
  const byPath = new Map(known.map((page) => [page.path, page]))
  const anchors = new Map(known.map((page) => [page.id, pageAnchors(page, content)]))
  const found: BrokenLink[] = []

  for (const page of content.pages) {
    for (const locale of locales) {
      for (const block of allBlocks(page.body[locale])) {
        const report = (target: string, reason: string, excerpt: string) =>
          found.push({ path: page.path, locale, key: block._key, excerpt, target, reason })
        const check = (
          to: CheckedPage | undefined,
          target: string,
          text: string,
          anchor?: string,
        ) => {
          if (!to) report(target, 'no such page', text)
          else if (anchor && !anchors.get(to.id)?.has(anchor))
            report(`${to.path}#${anchor}`, 'no such anchor on that page', text)
        }
        switch (block._type) {
          case 'operation':
            if (!content.operations.has(block.operation._ref))
              report(block.operation._ref, 'no such operation', '')
            break
          case 'channel':
            if (!content.channels.has(block.channel._ref))
              report(block.channel._ref, 'no such channel', '')
            break
          case 'enumTable':
            if (!content.enums.has(block.enum._ref)) report(block.enum._ref, 'no such enum', '')
            break
          case 'errorTable':
            if (!content.errors.has(block.errors._ref))
              report(block.errors._ref, 'no such error codes', '')
            break
          case 'cards':
            for (const card of block.cards)
              check(byId.get(card.page._ref), card.page._ref, card.text ?? '')
            break
          case 'image':
            break
          default:
            block satisfies Exclude<Block, ReferringBlock>
        }
        if (block._type !== 'block') continue
        for (const mark of block.markDefs) {
          const text = markedText(block, mark._key)
          if (mark._type === 'pageLink')
            check(byId.get(mark.page._ref), mark.page._ref, text, mark.anchor ?? undefined)
          else if (mark.href.startsWith('#')) check(page, mark.href, text, mark.href.slice(1))
          else {
            const target = internalTarget(mark.href)
            if (target && !content.otherPaths.has(target.path))
              check(byPath.get(target.path), mark.href, text, target.anchor)
          }
        }
      }
    }
  }
  return found
}

/** The ids and paths of the pages to which links and cards of `pages` lead, each once. */
export function linkTargets(pages: readonly CheckedPage[]): { ids: string[]; paths: string[] } {
  const ids = new Set<string>()
  const paths = new Set<string>()
  for (const block of pages.flatMap(({ body }) =>
    locales.flatMap((locale) => allBlocks(body[locale])),
  )) {
    if (block._type === 'cards') for (const { page } of block.cards) ids.add(page._ref)
    if (block._type !== 'block') continue
    for (const mark of block.markDefs) {
      if (mark._type === 'pageLink') ids.add(mark.page._ref)
      else {
        const target = internalTarget(mark.href)
        if (target) paths.add(target.path)
      }
    }
  }
  return { ids: [...ids], paths: [...paths] }
}

function pageAnchors({ body }: CheckedPage, content: CheckedContent): Set<string> {
  return new Set(locales.flatMap((locale) => bodyAnchors(allBlocks(body[locale]), content)))
}

function bodyAnchors(blocks: readonly Block[], content: CheckedContent): string[] {
  const { operations, channels, enums, errors, changelog } = content
  const shown = (id: string) => operations.get(id) ?? channels.get(id)
  const scopes = operationScopes(blocks, (id) => shown(id)?.name)
  return blocks.flatMap((block) => {
    if (block._type === 'heading') return [block.anchor, ...(block.aliases ?? [])]
    if (block._type === 'operation' || block._type === 'channel') {
      const id = block._type === 'operation' ? block.operation._ref : block.channel._ref
      const { anchors = [] } = shown(id) ?? {}
      return anchors.map((anchor) => scoped(anchor, scopes.get(block._key) ?? ''))
    }
    if (block._type === 'enumTable') return enums.get(block.enum._ref) ?? []
    if (block._type === 'errorTable') return errors.get(block.errors._ref) ?? []
    return block._type === 'changelog' ? changelog : []
  })
}

function markedText(block: TextBlock, mark: string): string {
  const spans = block.children.filter((span) => span.marks.includes(mark))
  return spans.map((span) => span.text).join('') || plainText(block).slice(0, 60)
}
