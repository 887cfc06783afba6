import type { McpServer } from '@modelcontextprotocol/server'
import { z } from 'zod'
import type { Documentation } from './documentation.ts'
import { answering, type CallBudget, formOf, json } from './tool-answer.ts'
import { locale, readsOnly, toolArguments, words } from './tool-arguments.ts'

const url = z.url()
const found = z.object({
  answer: z.object({ text: z.string(), url }).optional(),
  results: z.array(
    z.object({
      ...{ title: z.string(), url, text: z.string() },
      deprecated: z.literal(true).optional(),
      others: z.array(url).optional(),
    }),
  ),
})

export function offerSearch(server: McpServer, docs: Documentation, budget: CallBudget): void {
  server.registerTool(
    'search_docs',
    {
      title: 'Search docs',
      description:
        'Words or a question: `answer` is the one fact asked for, where it is certain; results have addresses for get_page.',
      inputSchema: toolArguments({
        query: words,
        locale,
        limit: z.int().min(1).max(20).default(8),
      }),
      annotations: readsOnly,
      ...formOf(budget, found),
    },
    answering(budget, async ({ query, locale, limit }) =>
      json({ ...(await docs.search(query, locale, limit)) }),
    ),
  )
}
