import { z } from 'zod'

/** The result of the webhook's projection for one changed document. */
const schema = z.object({
  id: z.string().min(1),
  type: z.string().min(1),
  rev: z.string().nullish(),
  operation: z.enum(['create', 'update', 'delete']),
  path: z.string().nullish(),
  pathBefore: z.string().nullish(),
  /** Whether path, title, sidebar label, the explained enums or the deprecation differ from before. */
  linkChanged: z.boolean().nullish(),
  /** For an announcement: ids of the sidebars whose pages show it. */
  sections: z.array(z.string()).nullish(),
  sectionsBefore: z.array(z.string()).nullish(),
  /** For an entry of the changelog: ids of the pages that it names. */
  pages: z.array(z.string()).nullish(),
  pagesBefore: z.array(z.string()).nullish(),
  /** For an entry of the changelog: ids of the documents that its changes are about. */
  subjects: z.array(z.string()).nullish(),
  subjectsBefore: z.array(z.string()).nullish(),
  date: z.iso.date().nullish().catch(undefined),
  dateBefore: z.iso.date().nullish().catch(undefined),
})

export type Delivery = z.infer<typeof schema>

/** The delivery in `body`, or undefined when it does not match the schema. */
export function parseDelivery(body: unknown): Delivery | undefined {
  const parsed = schema.safeParse(body)
  return parsed.success ? parsed.data : undefined
}
