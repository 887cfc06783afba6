import type { TextBlock } from '../../../blocks/block/model.ts'
import { isHeading, isText } from '../../../blocks/heading-style.ts'
import type { Block } from '../../../blocks/lists/model.ts'
import { type BlockReference, referencesOf } from '../../../blocks/lists/references.ts'
import { type Locale, locales } from '../../config/locales.ts'
import { internalTarget } from '../addresses/resolve-href.ts'
import { allBlocks, plainText } from '../blocks/block-children.ts'
import { operationScopes, scopedAnchor } from '../reference/operation-scopes.ts'

export interface CheckedPage {
  id: string
  path: string
  body: Record<Locale, Block[]>
}

export interface CheckedContent {
  pages: CheckedPage[]
  /** Pages that the checked pages link to; their own links are not checked. */
  targets: CheckedPage[]
  /** The existing operations by id, with their names and the anchors that their blocks add. */
  operations: ReadonlyMap<string, { name: string; anchors: string[] }>
  /** The existing channels, likewise. */
  channels: ReadonlyMap<string, { name: string; anchors: string[] }>
  /** The anchors of the existing enums, by id. */
  enums: ReadonlyMap<string, string[]>
  /** The anchors that each existing group of error codes may add, by id. */
  errors: ReadonlyMap<string, string[]>
  /** The anchors of the changelog: its months and entries. */
  changelog: readonly string[]
  /** Addresses of the site without a page document: the landing page, the search page. */
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

/** The kinds of documents from specifications, as named in a message. */
const facts = {
  operations: 'operation',
  channels: 'channel',
  enums: 'enum',
  errors: 'error codes',
} as const

const isFact = (
  reference: BlockReference,
): reference is Extract<BlockReference, { id: string }> & { to: keyof typeof facts } =>
  reference.to in facts

/** Every link, operation, channel, enum and error table of `content` whose target does not exist. */
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
        for (const reference of referencesOf(block)) {
          if (reference.to === 'cards')
            check(byId.get(reference.id), reference.id, reference.text ?? '')
          else if (isFact(reference) && !content[reference.to].has(reference.id))
            report(reference.id, `no such ${facts[reference.to]}`, '')
        }
        if (!isText(block)) continue
        for (const mark of block.markDefs) {
          const text = markedText(block, mark._key)
          if (mark._type === 'footnote') continue
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

/** The ids and paths of the pages that links and cards of `pages` lead to, each once. */
export function linkTargets(pages: readonly CheckedPage[]): { ids: string[]; paths: string[] } {
  const ids = new Set<string>()
  const paths = new Set<string>()
  for (const block of pages.flatMap(({ body }) =>
    locales.flatMap((locale) => allBlocks(body[locale])),
  )) {
    for (const reference of referencesOf(block))
      if (reference.to === 'cards' || reference.to === 'pages') ids.add(reference.id)
    if (!isText(block)) continue
    for (const mark of block.markDefs) {
      const target = mark._type === 'link' ? internalTarget(mark.href) : undefined
      if (target) paths.add(target.path)
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
    if (isHeading(block)) return [block.anchor ?? '', ...(block.aliases ?? [])]
    const scope = scopes.get(block._key) ?? ''
    return referencesOf(block).flatMap((reference) => {
      if (reference.to === 'changelog') return changelog
      if (reference.to === 'enums') return enums.get(reference.id) ?? []
      if (reference.to === 'errors') return errors.get(reference.id) ?? []
      if (reference.to !== 'operations' && reference.to !== 'channels') return []
      return (shown(reference.id)?.anchors ?? []).map((anchor) => scopedAnchor(anchor, scope))
    })
  })
}

function markedText(block: TextBlock, mark: string): string {
  const spans = block.children.filter((span) => span.marks.includes(mark))
  return spans.map((span) => span.text).join('') || plainText(block).slice(0, 60)
}
