import type { McpServer } from '@modelcontextprotocol/server'
import { z } from 'zod'
import type { Locale } from '../../config/locales.ts'
import { EVERYTHING, isSelected } from '../../content/changelog/selection.ts'
import { changeFacts } from '../facts/change-facts.ts'
import { namedPage } from './current-page.ts'
import type { Documentation } from './documentation.ts'
import { noOperation } from './no-operation.ts'
import { operationName } from './operation-name.ts'
import { pagePath } from './page-path.ts'
import { answering, type CallBudget, json } from './tool-answer.ts'
import { locale, readsOnly, toolArguments, words } from './tool-arguments.ts'

/** Entries of the changelog in one answer. */
const MOST = 40

export function offerChanges(server: McpServer, docs: Documentation, budget: CallBudget): void {
  server.registerTool(
    'changes_since',
    {
      description:
        'What changed in the API since a day, the newest first: of all of it, or of some endpoints; all, or what may break clients.',
      inputSchema: toolArguments({
        since: z.iso.date().describe('`2026-01-31`; changes of that day are in the answer.'),
        endpoints: z
          .array(words)
          .max(50)
          .default([])
          .describe('`GET /v5/market/time`, or pages: `v5/websocket/public/ticker`. None: all.'),
        breaking: z.boolean().default(false).describe('Only what may break clients.'),
        locale,
      }),
      annotations: readsOnly,
    },
    answering(budget, async ({ since, endpoints, breaking, locale }) => {
      const paths: string[] = []
      for (const endpoint of endpoints) {
        const path = await pathOf(docs, endpoint, locale)
        if (path === undefined) return noOperation(docs, 'endpoint', endpoint, locale)
        paths.push(path)
      }
      const selection = { ...EVERYTHING, since, paths, breaking }
      const found = (await docs.changes(locale)).filter((entry) =>
        isSelected(entry, selection, locale),
      )
      return json({
        changes: found.slice(0, MOST).map((entry) => changeFacts(entry, locale, docs.origin)),
        // Who gets fewer than there are asks for a later day, or for fewer endpoints.
        ...(found.length > MOST && { older: found.length - MOST }),
      })
    }),
  )
}

/** The path of the page about an operation, or that was given. */
async function pathOf(
  docs: Documentation,
  endpoint: string,
  locale: Locale,
): Promise<string | undefined> {
  const operation = await docs.operationPath(operationName(endpoint))
  if (operation !== undefined) return operation
  return (await namedPage(docs, pagePath(endpoint), locale))?.path
}
