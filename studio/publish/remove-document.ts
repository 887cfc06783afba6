import type { SanityClient } from '@sanity/client'
import { draftIdOf } from '../../schemas/ids.ts'
import { planRemoval, type Removal } from '../../schemas/publishing/plan-removal.ts'
import type { Stored } from '../../schemas/publishing/stored.ts'
import { workflowId } from '../../schemas/workflow/workflow.ts'

export interface RemovalChoice extends Pick<Removal, 'how' | 'entries'> {
  id: string
  /** Id of the page that takes its place. */
  instead: string | undefined
}

const READ = `{
  "published": *[_id == $id][0],
  "draft": *[_id == $draft][0],
  "review": *[_id == $workflow][0],
  "instead": *[_id == $instead][0],
  "redirects": *[_type == "redirect"],
  "referring": *[references($id) && !(_id in [$id, $draft, $workflow])]
}`

type Read = Pick<Removal, 'redirects' | 'referring'> & {
  published: Stored | null
  draft: Stored | null
  review: Stored | null
  instead: Stored | null
}

/** Deletes or unpublishes in one transaction with all that referred to it; throws why it cannot. */
export async function removeDocument(
  client: Pick<SanityClient, 'fetch' | 'mutate'>,
  { id, how, entries, instead }: RemovalChoice,
): Promise<void> {
  const params = {
    id,
    draft: draftIdOf(id),
    instead: instead ?? '',
    workflow: workflowId(id),
  }
  const read = await client.fetch<Read>(READ, params, { perspective: 'raw' })
  const { mutations, problem } = planRemoval({
    how,
    entries,
    published: read.published ?? undefined,
    draft: read.draft ?? undefined,
    review: read.review ?? undefined,
    instead: read.instead ?? undefined,
    redirects: read.redirects,
    referring: read.referring,
  })
  if (problem) throw new Error(problem)
  await client.mutate(mutations, { returnDocuments: false, tag: how })
}
