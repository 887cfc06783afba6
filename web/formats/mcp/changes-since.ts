import type { McpServer } from '@modelcontextprotocol/server'
import { z } from 'zod'
import type { Locale } from '../../config/locales.ts'
import { EVERYTHING, isSelected } from '../../content/changelog/selection.ts'
import type { PageData } from '../../content/model/page-data.ts'
import { briefChange, briefChanges, changeLines } from './brief/brief-changes.ts'
import { changesConcerning, partsOnPages } from './changes-concerning.ts'
import { currentPage, namedPage } from './current-page.ts'
import type { Documentation } from './documentation.ts'
import { noOperation } from './no-operation.ts'
import { operationName } from './operation-name.ts'
import { pagePath } from './page-path.ts'
import { type CallBudget, formOf, json, withCallBudget } from './tool-answer.ts'
import { locale, readsOnly, toolArguments, words } from './tool-arguments.ts'
import { topicsNamed } from './topic-pages.ts'

/** Maximum number of entries in one result. */
const MOST = 10

export function offerChanges(server: McpServer, docs: Documentation, budget: CallBudget): void {
  server.registerTool(
    'changes_since',
    {
      title: 'Changes since',
      description: 'Changes, newest first; of endpoints also of their enumerations and codes.',
      inputSchema: toolArguments({
        since: z.iso.date().describe('`2026-01-31`'),
        endpoints: z
          .array(words)
          .max(50)
          .default([])
          .describe('Operations, topics, pages; none: all'),
        breaking: z.boolean().default(false),
        offset: z.int().min(0).default(0),
        locale,
      }),
      annotations: readsOnly,
      ...formOf(budget, briefChanges),
    },
    withCallBudget(budget, async ({ since, endpoints, breaking, offset, locale }) => {
      const pages: PageData[] = []
      for (const endpoint of endpoints) {
        const page = await pageAbout(docs, endpoint, locale)
        if (page === undefined) return noOperation(docs, 'endpoint', endpoint, locale)
        pages.push(page)
      }
      const shown = partsOnPages(pages, locale)
      const found = (await docs.changes(locale))
        .filter((entry) => isSelected(entry, { ...EVERYTHING, since }, locale))
        .flatMap((entry) => (pages.length === 0 ? entry : (changesConcerning(entry, shown) ?? [])))
        .filter((entry) => !breaking || entry.breaking)
      const next = offset + MOST
      const changes = found
        .slice(offset, next)
        .map((entry) => briefChange(entry, locale, docs.origin))
      const older = found.length - next
      const lines = [
        ...changes.flatMap(changeLines),
        ...(older > 0 ? [`${older} older ones: from offset ${next}`] : []),
      ]
      return json(
        { changes, ...(older > 0 && { older }) },
        lines.length > 0 ? lines.join('\n') : 'Nothing changed.',
      )
    }),
  )
}

/** The page of an operation, a page or a topic, in this order. */
async function pageAbout(
  docs: Documentation,
  endpoint: string,
  locale: Locale,
): Promise<PageData | undefined> {
  const operation = await docs.operationPath(operationName(endpoint))
  if (operation !== undefined) return currentPage(docs, operation, locale)
  const page = await namedPage(docs, pagePath(endpoint), locale)
  if (page) return page
  const [topic] = topicsNamed(endpoint, await docs.topics())
  return topic && currentPage(docs, topic.path, locale)
}
