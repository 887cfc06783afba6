import type { McpServer } from '@modelcontextprotocol/server'
import { z } from 'zod'
import type { Locale } from '../../config/locales.ts'
import { EVERYTHING, isSelected } from '../../content/changelog/selection.ts'
import type { ChangelogEntry, PageData } from '../../content/model/page-data.ts'
import { changeFacts, changeFactsSchema } from '../facts/change-facts.ts'
import { concerning, shownOn } from './concerns.ts'
import { currentPage, namedPage } from './current-page.ts'
import type { Documentation } from './documentation.ts'
import { noOperation } from './no-operation.ts'
import { operationName } from './operation-name.ts'
import { pagePath } from './page-path.ts'
import { answering, type CallBudget, formOf, json } from './tool-answer.ts'
import { locale, readsOnly, toolArguments, words } from './tool-arguments.ts'
import { topicsNamed } from './topic-pages.ts'

/** Entries of the changelog in one answer, and facts of each. */
const MOST = 20
const MOST_FACTS = 8

const fact = changeFactsSchema.shape.changes.element
const answer = z.object({
  changes: z.array(
    changeFactsSchema.extend({
      changes: z.array(fact.omit({ kind: true }).extend({ breaking: z.literal(true).optional() })),
      more: z.int().optional(),
    }),
  ),
  older: z.int().optional(),
})

export function offerChanges(server: McpServer, docs: Documentation, budget: CallBudget): void {
  server.registerTool(
    'changes_since',
    {
      title: 'Changes since',
      description:
        'Changes of the API, newest first; of endpoints also of their enumerations and codes.',
      inputSchema: toolArguments({
        since: z.iso.date().describe('`2026-01-31`'),
        endpoints: z
          .array(words)
          .max(50)
          .default([])
          .describe('Operations, topics, pages; none: all'),
        breaking: z.boolean().default(false).describe('Breaking ones alone'),
        locale,
      }),
      annotations: readsOnly,
      ...formOf(budget, answer),
    },
    answering(budget, async ({ since, endpoints, breaking, locale }) => {
      const pages: PageData[] = []
      for (const endpoint of endpoints) {
        const page = await pageAbout(docs, endpoint, locale)
        if (page === undefined) return noOperation(docs, 'endpoint', endpoint, locale)
        pages.push(page)
      }
      const shown = shownOn(pages, locale)
      const found = (await docs.changes(locale))
        .filter((entry) => isSelected(entry, { ...EVERYTHING, since }, locale))
        .flatMap((entry) => (pages.length === 0 ? entry : (concerning(entry, shown) ?? [])))
        .filter((entry) => !breaking || entry.breaking)
      return json({
        changes: found.slice(0, MOST).map((entry) => briefFacts(entry, locale, docs.origin)),
        // Who gets fewer than there are asks for a later day, or for fewer endpoints.
        ...(found.length > MOST && { older: found.length - MOST }),
      })
    }),
  )
}

function briefFacts(entry: ChangelogEntry, locale: Locale, origin: string) {
  const { changes, ...facts } = changeFacts(entry, locale, origin)
  const told = changes.slice(0, MOST_FACTS).map(({ kind: _, breaking, ...change }) => ({
    ...change,
    ...(breaking && { breaking }),
  }))
  // Where the entry is read, by get_page, it has them all.
  return {
    ...facts,
    changes: told,
    ...(changes.length > MOST_FACTS && { more: changes.length - MOST_FACTS }),
  }
}

/** The page about an operation or a topic, or the one that was named. */
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
