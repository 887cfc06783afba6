import type { SanityClient } from '@sanity/client'
import { draftIdOf, publishedIdOf } from '../../schemas/ids.ts'
import { namesNewPage } from '../../schemas/publishing/lost-entries.ts'
import { sidebarTitle } from '../../schemas/publishing/new-entries.ts'
import { planRemoval, type Removal } from '../../schemas/publishing/plan-removal.ts'
import { sidebarsNaming } from '../../schemas/publishing/sidebars-naming.ts'
import type { Stored } from '../../schemas/publishing/stored.ts'
import { workflowId } from '../../schemas/workflow/workflow.ts'

export interface RemovalChoice extends Pick<Removal, 'how' | 'entries'> {
  id: string
  /** Id of the page that replaces the document. */
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

type RemovalData = Pick<Removal, 'redirects' | 'referring'> & {
  published: Stored | null
  draft: Stored | null
  review: Stored | null
  instead: Stored | null
}

/** Removes a document and updates those that refer to it, in one transaction; throws if that is not possible. */
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
  const [read, sidebars] = await Promise.all([
    client.fetch<RemovalData>(READ, params, { perspective: 'raw' }),
    sidebarsNaming(client, new Set([id])),
  ])
  const { mutations, problem } = planRemoval({
    how,
    entries,
    sidebars,
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

/** Returns the sidebars whose drafts have entries of a page that was never published; they are deleted with it. */
export async function sidebarsLosing(
  client: Pick<SanityClient, 'fetch'>,
  page: string,
): Promise<{ id: string; title: string }[]> {
  const sidebars = await sidebarsNaming(client, new Set([page]))
  return sidebars
    .filter(({ draft }) => namesNewPage(draft, page))
    .map(({ draft }) => ({ id: publishedIdOf(draft._id), title: sidebarTitle(draft) }))
}
