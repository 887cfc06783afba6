import type { SanityClient } from '@sanity/client'
import { fetchAddresses } from '../../schemas/publishing/addresses.ts'
import {
  type PublishPlan,
  planPublish,
  type ToPublish,
} from '../../schemas/publishing/plan-publish.ts'
import { draftIdOf, type Stored } from '../../schemas/publishing/stored.ts'

type Reader = Pick<SanityClient, 'fetch'>

/** What publishing the drafts of these documents would do, as everything is at this moment. */
export async function planFor(client: Reader, ids: readonly string[]): Promise<PublishPlan> {
  const [documents, addresses] = await Promise.all([read(client, ids), fetchAddresses(client)])
  return planPublish(documents, addresses)
}

/** Publishes the drafts in one transaction, or none of them; throws what stands in the way. */
export async function publishDrafts(
  client: Reader & Pick<SanityClient, 'mutate'>,
  ids: readonly string[],
): Promise<PublishPlan> {
  const plan = await planFor(client, ids)
  const [problem] = plan.problems
  if (problem) throw new Error(problem.message)
  await client.mutate(plan.mutations, { returnDocuments: false, tag: 'publish' })
  return plan
}

async function read(client: Reader, ids: readonly string[]): Promise<ToPublish[]> {
  const all = ids.flatMap((id) => [id, draftIdOf(id)])
  const found = await client.fetch<Stored[]>(
    '*[_id in $all]',
    { all },
    { perspective: 'raw', filterResponse: true },
  )
  const byId = new Map(found.map((document) => [document._id, document]))
  return ids.map((id) => {
    const draft = byId.get(draftIdOf(id))
    if (draft) return { draft, published: byId.get(id) }
    throw new Error(
      'Nothing is left to publish: somebody published or discarded the draft meanwhile.',
    )
  })
}
