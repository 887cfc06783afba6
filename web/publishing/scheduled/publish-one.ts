import { ClientError, type SanityClient } from '@sanity/client'
import { draftIdOf } from '../../../schemas/ids.ts'
import { locales } from '../../../schemas/locales.ts'
import { fetchAddresses } from '../../../schemas/publishing/addresses.ts'
import { newPages, planPublish } from '../../../schemas/publishing/plan-publish.ts'
import { sidebarsNaming } from '../../../schemas/publishing/sidebars-naming.ts'
import { fetchSection, fetchSections } from '../../../schemas/workflow/fetch-section.ts'
import { type DueSchedule, fetchWhole } from '../../content/revisions/due-schedules.ts'

/** How often a document is looked at again because something changed while it was published. */
const ROUNDS = 3

const EDITED =
  'The draft was edited after it had been scheduled. Look at it again, have it approved if two people publish it, and schedule it anew.'

/** A lake that knows who may publish, but not what pages show, has let it be scheduled. */
const unapproved = (section: string) =>
  `What pages in ${section} show is published by two people, and nobody has approved this draft. Have it approved, and schedule it anew.`

const status = (error: unknown) => (error instanceof ClientError ? error.statusCode : undefined)

/** Whether asking again later may succeed: the lake was busy or could not be reached. */
const mayPass = (error: unknown) => [undefined, 408, 429].includes(status(error))

/**
 * Publishes what was scheduled of a document, with the redirects that a move needs and the entries of a new page in
 * sidebars, and ends its review, all or nothing. Another instance may do the same at the same time: the revisions that
 * are asked for let one of them do it. Returns why it cannot be done, undefined when it is done, by
 * whomever. Throws when the lake cannot be reached.
 */
export async function publishOne(
  client: SanityClient,
  due: DueSchedule,
): Promise<string | undefined> {
  for (let round = 1; ; round++) {
    const byId = await fetchWhole(client, due)
    const draft = byId.get(draftIdOf(due.subject))
    const review = byId.get(due._id)
    if (!draft || review?._rev !== due._rev) return undefined
    if (draft._rev !== due.scheduledRev) return EDITED
    const published = byId.get(due.subject)
    const sections = await fetchSections(client)
    const section = await fetchSection(client, [published, draft], { sections, runsSite: true })
    if (section !== undefined && review['approvedRev'] !== draft._rev) return unapproved(section)
    const languages = due.scheduledLanguages ?? locales
    const documents = [{ draft, published, review, languages }]
    const naming = await sidebarsNaming(client, newPages(documents))
    const plan = planPublish(
      documents,
      await fetchAddresses(client),
      // What publishes by itself adds no words that nobody has scheduled.
      naming.map((sidebar) => ({ ...sidebar, reviewed: true })),
    )
    if (plan.problems[0]) return plan.problems[0].message
    try {
      await client.mutate(plan.mutations, { returnDocuments: false, tag: 'publish-scheduled' })
      return undefined
    } catch (error) {
      if (mayPass(error)) throw error
      if (status(error) !== 409 || round === ROUNDS) return String(error)
    }
  }
}
