import type { Mutation, SanityClient } from '@sanity/client'
import { draftIdOf, publishedIdOf } from '../../schemas/ids.ts'
import { fetchAddresses } from '../../schemas/publishing/addresses.ts'
import type { ChangedSidebar } from '../../schemas/publishing/new-entries.ts'
import {
  newPages,
  type PublishPlan,
  planPublish,
  type ToPublish,
} from '../../schemas/publishing/plan-publish.ts'
import { sidebarsNaming } from '../../schemas/publishing/sidebars-naming.ts'
import type { Stored } from '../../schemas/publishing/stored.ts'
import { fetchSection, fetchSections } from '../../schemas/workflow/fetch-section.ts'
import { workflowId } from '../../schemas/workflow/workflow.ts'

const EDITED =
  'Somebody edited one of the drafts a moment ago. Look at it again before it is published.'

type Reader = Pick<SanityClient, 'fetch'>

/** What publishing the drafts of these documents would do, as everything is at this moment. */
export async function planFor(
  client: Reader,
  ids: readonly string[],
  revisions?: ReadonlyMap<string, string>,
): Promise<PublishPlan> {
  const [documents, addresses] = await Promise.all([read(client, ids), fetchAddresses(client)])
  const edited = documents.some(
    ({ draft }) => revisions && revisions.get(publishedIdOf(draft._id)) !== draft._rev,
  )
  if (edited) throw new Error(EDITED)
  return planPublish(documents, addresses, await changedSidebars(client, newPages(documents)))
}

/**
 * Publishes the drafts in one transaction with what goes along, or nothing of it; throws what stands in the way, and
 * when a draft is not at the revision that was looked at.
 */
export async function publishDrafts(
  client: Reader & Pick<SanityClient, 'mutate'>,
  revisions: ReadonlyMap<string, string>,
  along: readonly Mutation[] = [],
): Promise<PublishPlan> {
  const plan = await planFor(client, [...revisions.keys()], revisions)
  const [problem] = plan.problems
  if (problem) throw new Error(problem.message)
  await client.mutate([...plan.mutations, ...along], { returnDocuments: false, tag: 'publish' })
  return plan
}

/** The sidebars that name the pages in their drafts, with whether readers see them where two people publish. */
export async function changedSidebars(
  client: Reader,
  pages: ReadonlySet<string>,
): Promise<ChangedSidebar[]> {
  const found = await sidebarsNaming(client, pages)
  if (found.length === 0) return []
  const sections = await fetchSections(client)
  return Promise.all(
    found.map(async (sidebar) => {
      const shown = [sidebar.published, sidebar.draft].flatMap((one) => one ?? [])
      const section = await fetchSection(client, shown, { sections, runsSite: false })
      return { ...sidebar, reviewed: section !== undefined }
    }),
  )
}

async function read(client: Reader, ids: readonly string[]): Promise<ToPublish[]> {
  const all = ids.flatMap((id) => [id, draftIdOf(id), workflowId(id)])
  const found = await client.fetch<Stored[]>('*[_id in $all]', { all }, { perspective: 'raw' })
  const byId = new Map(found.map((document) => [document._id, document]))
  return ids.map((id) => {
    const draft = byId.get(draftIdOf(id))
    if (draft) return { draft, published: byId.get(id), review: byId.get(workflowId(id)) }
    throw new Error(
      'Nothing is left to publish: somebody published or discarded the draft meanwhile.',
    )
  })
}
