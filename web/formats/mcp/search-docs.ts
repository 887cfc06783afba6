import type { McpServer } from '@modelcontextprotocol/server'
import { z } from 'zod'
import { type Locale, locales } from '../../config/locales.ts'
import type { Documentation } from './documentation.ts'
import { type CallBudget, formOf, json, withCallBudget } from './tool-answer.ts'
import { locale, readsOnly, toolArguments, words } from './tool-arguments.ts'

const url = z.url()
const results = z.array(
  z.object({
    ...{ title: z.string(), url, text: z.string() },
    deprecated: z.literal(true).optional(),
    others: z.array(url).optional(),
  }),
)
const found = z.object({
  inOtherLanguage: z.object({ locale: z.string(), results }).optional(),
  answer: z.object({ text: z.string(), url }).optional(),
  results,
  searchedFor: z.string().optional(),
  incomplete: z.string().optional(),
})

export function offerSearch(server: McpServer, docs: Documentation, budget: CallBudget): void {
  server.registerTool(
    'search_docs',
    {
      title: 'Search docs',
      description:
        'Words or a question; `answer` is the fact asked for, if certain. get_page reads results.',
      inputSchema: toolArguments({
        query: words,
        locale,
        limit: z.int().min(1).max(20).default(5),
      }),
      annotations: readsOnly,
      ...formOf(budget, found),
    },
    withCallBudget(budget, async ({ query, locale, limit }) =>
      json(await foundOrElsewhere(docs, query, locale, limit)),
    ),
  )
}

const INCOMPLETE = 'The search did not answer in full. Ask again for all results.'

/** Maximum number of results in the other locale when there are none in the one asked for. */
const HINTS = 3

async function foundOrElsewhere(docs: Documentation, query: string, locale: Locale, limit: number) {
  const { incomplete, ...found } = await docs.search(query, locale, limit)
  const here = { ...found, ...(incomplete && { incomplete: INCOMPLETE }) }
  const other = locales.find((each) => each !== locale)
  if (here.results.length > 0 || other === undefined) return here
  const { results } = await docs.search(query, other, Math.min(limit, HINTS))
  return { ...here, ...(results.length > 0 && { inOtherLanguage: { locale: other, results } }) }
}
