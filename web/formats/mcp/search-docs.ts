import type { McpServer } from '@modelcontextprotocol/server'
import { z } from 'zod'
import type { Documentation } from './documentation.ts'
import { answering, type CallBudget, json } from './tool-answer.ts'
import { locale, readsOnly, toolArguments, words } from './tool-arguments.ts'

export function offerSearch(server: McpServer, docs: Documentation, budget: CallBudget): void {
  server.registerTool(
    'search_docs',
    {
      description:
        'Search the documentation of the API by words or a question; answers the one fact that is asked for as `answer`, such as a rate limit or a default, where it is certain, and the best place of each page, and `others` on it, with addresses that get_page reads.',
      inputSchema: toolArguments({
        query: words,
        locale,
        limit: z.int().min(1).max(20).default(8),
      }),
      annotations: readsOnly,
    },
    answering(budget, async ({ query, locale, limit }) =>
      json(await docs.search(query, locale, limit)),
    ),
  )
}
