import type { CallToolResult, McpServer } from '@modelcontextprotocol/server'
import { nearestPaths } from '../../../schemas/nearest-paths.ts'
import type { Locale } from '../../config/locales.ts'
import { bodyAnchors, sectionAt } from '../../content/blocks/section-at.ts'
import type { PageData } from '../../content/model/page-data.ts'
import { pageMarkdown } from '../markdown/page-markdown.ts'
import { namedPage } from './current-page.ts'
import type { Documentation } from './documentation.ts'
import { NEAR, nearOrFound, nothingThere, placeLine } from './nothing-there.ts'
import { pageAnchor, pagePath } from './page-path.ts'
import { answering, type CallBudget, text } from './tool-answer.ts'
import { locale, readsOnly, toolArguments, words } from './tool-arguments.ts'

export function offerPages(server: McpServer, docs: Documentation, budget: CallBudget): void {
  server.registerTool(
    'get_page',
    {
      description:
        'Read a page of the documentation as Markdown, or the one section, parameter or row that its anchor names.',
      inputSchema: toolArguments({
        path: words.describe(
          'Its path or address: `v5/market/time`, `v5/error#row-10002`; the end may be its title.',
        ),
        locale,
      }),
      annotations: readsOnly,
    },
    answering(budget, async ({ path, locale }) => {
      const page = await namedPage(docs, pagePath(path), locale)
      if (!page) return nothingThere(`page ${path}`, await pagesNear(docs, path, locale))
      const anchor = pageAnchor(path)
      if (anchor === undefined) return text(pageMarkdown(page, docs.origin))
      const body = sectionAt(page.body, anchor)
      return body ? text(pageMarkdown({ ...page, body }, docs.origin)) : noSuchAnchor(page, anchor)
    }),
  )
}

async function pagesNear(docs: Documentation, path: string, locale: Locale): Promise<string[]> {
  const like = await docs.pagesLike(pagePath(path), locale)
  return nearOrFound(docs, like.map(placeLine), path, locale)
}

/** Names the anchors most like it; those of the page's sections where none is. */
function noSuchAnchor({ body, toc, path }: PageData, anchor: string): CallToolResult {
  const what = `#${anchor} on the page ${path}`
  const all = bodyAnchors(body).map((path) => ({ path }))
  const like = nearestPaths(anchor, all, NEAR).map(({ path }) => `#${path}`)
  const sections = toc.map(({ anchor, text }) => `#${anchor}: ${text}`)
  return like.length > 0
    ? nothingThere(what, like)
    : nothingThere(what, sections, 'Its sections are:')
}
