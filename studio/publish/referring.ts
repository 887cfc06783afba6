import type { SanityClient } from '@sanity/client'
import { z } from 'zod'
import { workflowId } from '../../schemas/workflow/workflow.ts'

const REFERRING = `*[references($id) && !(string::split(_id, "drafts.")[-1] in [$id, $workflow])]
  | order(_type asc, coalesce(path.current, from, title.en) asc) {
  "id": string::split(_id, "drafts.")[-1],
  "type": _type,
  "draft": _id in path("drafts.**"),
  "title": coalesce(title.en, text.en, label, "/" + from, name),
  "path": path.current
}`

const row = z.object({
  id: z.string(),
  type: z.string(),
  draft: z.boolean(),
  title: z.string().nullable().catch(null),
  path: z.string().nullish(),
})

export interface Referring {
  id: string
  type: string
  title: string
  path: string | undefined
  /** Whether only the draft refers to the document. */
  draftOnly: boolean
}

/** Returns the documents that refer to a document in their published version or draft, each once. */
export async function fetchReferring(
  client: Pick<SanityClient, 'fetch'>,
  id: string,
): Promise<Referring[]> {
  const params = { id, workflow: workflowId(id) }
  const answer = await client.fetch<unknown>(REFERRING, params, { perspective: 'raw' })
  return oncePerDocument(z.array(row).parse(answer))
}

function oncePerDocument(rows: readonly z.infer<typeof row>[]): Referring[] {
  const found = new Map<string, Referring>()
  for (const { id, type, draft, title, path } of rows) {
    const draftOnly = draft && (found.get(id)?.draftOnly ?? true)
    found.set(id, { id, type, title: title ?? id, path: path ?? undefined, draftOnly })
  }
  return [...found.values()]
}
