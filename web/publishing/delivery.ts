import { z } from 'zod'

/** What the webhook's projection sends for one changed document. */
const schema = z.object({
  id: z.string().min(1),
  type: z.string().min(1),
  rev: z.string().nullish(),
  operation: z.enum(['create', 'update', 'delete']),
  path: z.string().nullish(),
  pathBefore: z.string().nullish(),
  /** Path, title, sidebar label, the enums that it explains or whether it is deprecated differ from before. */
  linkChanged: z.boolean().nullish(),
  /** Of an announcement: ids of the sidebars beside whose pages it shows. */
  sections: z.array(z.string()).nullish(),
  sectionsBefore: z.array(z.string()).nullish(),
  /** Of an entry of the changelog: ids of the pages that it names. */
  pages: z.array(z.string()).nullish(),
  pagesBefore: z.array(z.string()).nullish(),
  /** Of an entry of the changelog: ids of what its facts are about. */
  subjects: z.array(z.string()).nullish(),
  subjectsBefore: z.array(z.string()).nullish(),
  date: z.iso.date().nullish().catch(undefined),
  dateBefore: z.iso.date().nullish().catch(undefined),
})

export type Delivery = z.infer<typeof schema>

/** The delivery in `body`, or undefined when it has another shape. */
export function parseDelivery(body: unknown): Delivery | undefined {
  const parsed = schema.safeParse(body)
  return parsed.success ? parsed.data : undefined
}
