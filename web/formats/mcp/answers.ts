import { z } from 'zod'
import { errorFactsSchema, operationFactsSchema } from '../facts/facts-schema.ts'

/** What each tool answers, beside the same in words. */
export const answers = {
  search: z.object({
    results: z.array(
      z.object({
        title: z.string().describe('Page and headings that lead to the place.'),
        url: z.url(),
        text: z.string(),
      }),
    ),
  }),
  operation: z.object({
    url: z.url().describe('The page about it.'),
    operations: z.array(operationFactsSchema),
  }),
  errors: z.object({ errors: z.array(errorFactsSchema) }),
}
