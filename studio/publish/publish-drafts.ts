import type { Mutation, SanityClient } from '@sanity/client'
import { draftIdOf, publishedIdOf } from '../../schemas/ids.ts'
import type { Locale } from '../../schemas/locales.ts'
import { fetchAddresses } from '../../schemas/publishing/addresses.ts'
import type { ChangedSidebar } from '../../schemas/publishing/new-entries.ts'
import {
  newPages,
  type PublishPlan,
  planPublish,
  type ToPublish,
} from '../../schemas/publishing/plan-publish.ts'
import { sidebarsNaming } from '../../schemas/publishing/sidebars-naming.ts'
import { waitingLanguages } from '../../schemas/publishing/split-by-language.ts'
import type { Stored } from '../../schemas/publishing/stored.ts'
import { fetchSection, fetchSections } from '../../schemas/workflow/fetch-section.ts'
import { workflowId } from '../../schemas/workflow/workflow.ts'

const EDITED =
  'Somebody edited one of the drafts a moment ago. Look at it again before it is published.'

type Reader = Pick<SanityClient, 'fetch'>

/** The part of a draft, edited by several users, that one of them publishes. */
export interface PublishPart {
  languages: readonly Locale[]
  /** The draft as the user saw it: later changes in other languages do not prevent the publish. */
  seen?: Stored
}

/** Returns the effects that publishing the drafts of these documents would have now. */
export async function planFor(
  client: Reader,
  ids: readonly string[],
  revisions?: ReadonlyMap<string, string>,
  part?: PublishPart,
): Promise<PublishPlan> {
  const [documents, addresses] = await Promise.all([read(client, ids), fetchAddresses(client)])
  const edited = documents.some(
    ({ draft }) =>
      revisions &&
      revisions.get(publishedIdOf(draft._id)) !== draft._rev &&
      !(part && isSame(part, draft)),
  )
  if (edited) throw new Error(EDITED)
  const some = documents.map((one) => (part ? { ...one, languages: part.languages } : one))
  return planPublish(some, addresses, await changedSidebars(client, newPages(some)))
}

/** Whether a draft is unchanged in these languages since the user saw it. */
const isSame = ({ languages, seen }: PublishPart, draft: Stored): boolean =>
  seen !== undefined && !waitingLanguages(seen, draft).some((locale) => languages.includes(locale))

/** Maximum number of attempts to publish a part while other users edit the same draft. */
const ROUNDS = 3

/**
 * Publishes the drafts and the mutations `along` in one transaction. Throws if a problem prevents the publish, and if a
 * draft is not at its revision in `revisions`.
 */
export async function publishDrafts(
  client: Reader & Pick<SanityClient, 'mutate'>,
  revisions: ReadonlyMap<string, string>,
  along: readonly Mutation[] = [],
  part?: PublishPart,
): Promise<PublishPlan> {
  for (let round = 1; ; round++) {
    const plan = await planFor(client, [...revisions.keys()], revisions, part)
    const [problem] = plan.problems
    if (problem) throw new Error(problem.message)
    try {
      await client.mutate([...plan.mutations, ...along], { returnDocuments: false, tag: 'publish' })
      return plan
    } catch (error) {
      if (!part || round === ROUNDS || !isOvertaken(error)) throw error
    }
  }
}

/** Whether the lake refused because another user changed a document meanwhile. */
const isOvertaken = (error: unknown): boolean =>
  error instanceof Error && /unexpected revision/i.test(error.message)

/** Returns the sidebars whose drafts refer to the pages, and whether their section has mandatory review. */
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
