import { z } from 'zod'
import type { StackFile } from '../../tests/support/stack-file.ts'
import type { Locale } from '../../web/config/locales.ts'
import type { Visit, Visitor } from './visitor.ts'

const answer = z.object({
  results: z.tuple([
    z.object({
      grouped_hits: z.array(
        z.object({
          hits: z.array(z.object({ document: z.object({ content: z.string().optional() }) })),
        }),
      ),
    }),
  ]),
})

/** A search as a reader's browser makes it. */
export function search(
  stack: StackFile,
  visitor: Visitor,
  locale: Locale,
  q: string,
): Promise<Visit | undefined> {
  const url = `${stack.search}/multi_search?x-typesense-api-key=${stack.searchKeys.search}`
  const collection = stack.searchCollections[locale]
  const parameters = { ...stack.searchParameters[locale], collection, q, per_page: 5 }
  // What is only measured does not belong to what readers look for.
  const body = JSON.stringify({ searches: [{ ...parameters, enable_analytics: false }] })
  return visitor.visit(url, { method: 'POST', body })
}

/** What the records say that a search found. */
export function foundWords(text: string): string {
  const [{ grouped_hits: groups }] = answer.parse(JSON.parse(text)).results
  const documents = groups.flatMap(({ hits }) => hits.map(({ document }) => document))
  return documents.map(({ content = '' }) => content).join('\n')
}
