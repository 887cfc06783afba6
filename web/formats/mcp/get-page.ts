import type { CallToolResult, McpServer } from '@modelcontextprotocol/server'
import { z } from 'zod'
import { nearestPaths } from '../../../schemas/nearest-paths.ts'
import type { Locale } from '../../config/locales.ts'
import { bodyAnchors, sectionAt } from '../../content/blocks/section-at.ts'
import { HISTORY_ANCHOR } from '../../content/changelog/history-anchor.ts'
import type { PageData, TocEntry } from '../../content/model/page-data.ts'
import { escapeText } from '../markdown/escape.ts'
import { pageMarkdown } from '../markdown/page-markdown.ts'
import { namedPage } from './current-page.ts'
import type { Documentation } from './documentation.ts'
import { locationLine, MAX_SUGGESTIONS, notFoundError, suggestNames } from './not-found-error.ts'
import { pageAnchor, pagePath } from './page-path.ts'
import { type CallBudget, text, withCallBudget } from './tool-answer.ts'
import { locale, readsOnly, toolArguments, words } from './tool-arguments.ts'

/** Characters; about 1,500 tokens. */
const PART = 6000
const LONGEST = 100_000

export function offerPages(server: McpServer, docs: Documentation, budget: CallBudget): void {
  server.registerTool(
    'get_page',
    {
      title: 'Get page',
      description: 'A page as Markdown, or its section, parameter, table row or changelog entry.',
      inputSchema: toolArguments({
        path: words.describe('`v5/guide`, `v5/error#row-10002`'),
        outline: z.boolean().default(false).describe('Sections alone'),
        section: words.optional().describe('Anchor or heading'),
        offset: z.int().min(0).default(0).describe('First character'),
        limit: z.int().min(1).max(LONGEST).default(PART),
        locale,
      }),
      annotations: readsOnly,
    },
    withCallBudget(budget, async ({ path, outline, section, offset, limit, locale }) => {
      const named = pagePath(path)
      const own = await docs.ownPage(named, locale)
      if (own !== undefined) return textPart(own, { offset, limit }, [])
      const page = await namedPage(docs, named, locale)
      if (!page) return notFoundError(`page ${path}`, await pagesNear(docs, path, locale))
      if (outline) return text([`# ${escapeText(page.title.text)}`, ...outlineOf(page)].join('\n'))
      const asked = section ?? pageAnchor(path)
      if (asked === undefined) return partAnswer(page, docs.origin, { offset, limit })
      const anchor = anchorNamed(page.toc, asked)
      const shown = sectionOf(page, anchor)
      return shown
        ? partAnswer({ ...page, ...shown, toc: [] }, docs.origin, { offset, limit })
        : noSuchAnchor(page, anchor)
    }),
  )
}

const partAnswer = (page: PageData, origin: string, asked: Part): CallToolResult =>
  textPart(pageMarkdown(page, origin), asked, outlineOf(page))

/** A part of a text; unless it is all, with the offset of the rest and the sections. */
function textPart(whole: string, asked: Part, sections: readonly string[]): CallToolResult {
  const { part, next } = partOf(whole, asked)
  if (next === undefined) return text(part)
  const rest = `Characters ${asked.offset}–${next} of ${whole.length}: the rest from offset ${next}`
  return text(
    `${part}\n${[sections.length > 0 ? `${rest}, or a section:` : rest, ...sections].join('\n')}`,
  )
}

/** The part of a page that an anchor leads to, without the history, or only the history. */
function sectionOf({ body, history }: PageData, anchor: string) {
  if (anchor === HISTORY_ANCHOR && history.length > 0) return { body: [], history }
  const section = sectionAt(body, anchor)
  return section && { body: section, history: [] }
}

function outlineOf({ toc }: PageData): string[] {
  const lines = (entries: readonly TocEntry[], indent: string): string[] =>
    entries.flatMap(({ anchor, text, children }) => [
      `${indent}#${escapeText(anchor)} ${escapeText(text)}`,
      ...lines(children, `${indent}  `),
    ])
  return lines(toc, '')
}

/** The anchor of the heading `asked`, else `asked` as an anchor. */
function anchorNamed(toc: readonly TocEntry[], asked: string): string {
  const all = (entries: readonly TocEntry[]): TocEntry[] =>
    entries.flatMap((entry) => [entry, ...all(entry.children)])
  const heading = all(toc).find(({ text }) => text.toLowerCase() === asked.toLowerCase())
  return heading?.anchor ?? asked.replace(/^#/, '')
}

async function pagesNear(docs: Documentation, path: string, locale: Locale): Promise<string[]> {
  const like = await docs.pagesLike(pagePath(path), locale)
  return suggestNames(docs, like.map(locationLine), path, locale)
}

/** Suggests the nearest anchors, or the page's sections when there are none. */
function noSuchAnchor({ body, toc, path }: PageData, anchor: string): CallToolResult {
  const what = `#${anchor} on the page ${path}`
  const all = bodyAnchors(body).map((path) => ({ path }))
  const like = nearestPaths(anchor, all, MAX_SUGGESTIONS).map(({ path }) => `#${path}`)
  const sections = toc.map(({ anchor, text }) => `#${escapeText(anchor)}: ${escapeText(text)}`)
  return like.length > 0
    ? notFoundError(what, like)
    : notFoundError(what, sections, 'Its sections are:')
}

/** A range of a text, in characters. */
export interface Part {
  offset: number
  limit: number
}

/** A part of `text`, which ends at the last line break inside the range; `next` is the offset of the rest, if any. */
export function partOf(text: string, { offset, limit }: Part): { part: string; next?: number } {
  const end = offset + limit
  if (end >= text.length) return { part: text.slice(offset) }
  const line = text.lastIndexOf('\n', end - 1) + 1
  const next = line > offset ? line : end
  return { part: text.slice(offset, next), next }
}
