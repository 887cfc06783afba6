import { ClientError, type SanityClient } from '@sanity/client'
import { draftIdOf } from '../../../schemas/ids.ts'
import { locales } from '../../../schemas/locales.ts'
import { fetchAddresses } from '../../../schemas/publishing/addresses.ts'
import { newPages, planPublish } from '../../../schemas/publishing/plan-publish.ts'
import { sidebarsNaming } from '../../../schemas/publishing/sidebars-naming.ts'
import { fetchSection, fetchSections } from '../../../schemas/workflow/fetch-section.ts'
import { type DueSchedule, fetchScheduleDocuments } from '../../content/revisions/due-schedules.ts'

/** How often publishing is retried because a document changed meanwhile. */
const ROUNDS = 3

const EDITED =
  'The draft was edited after it had been scheduled. Look at it again, have it approved if two people publish it, and schedule it anew.'

/** A lake that checks who may publish, but not the section of a page, accepted the schedule. */
const unapproved = (section: string) =>
  `What pages in ${section} show is published by two people, and nobody has approved this draft. Have it approved, and schedule it anew.`

const status = (error: unknown) => (error instanceof ClientError ? error.statusCode : undefined)

/** Whether a later retry may succeed: the lake was busy or could not be reached. */
const mayPass = (error: unknown) => [undefined, 408, 429].includes(status(error))

/**
 * Publishes a scheduled document with the redirects of a moved page and the sidebar entries of a new page, and deletes
 * its review, in one transaction. Of several instances, the revisions in the transaction let only one succeed. Returns
 * the reason when it cannot be published, undefined when it is published, by any instance. Throws when the lake cannot
 * be reached.
 */
export async function publishOne(
  client: SanityClient,
  due: DueSchedule,
): Promise<string | undefined> {
  for (let round = 1; ; round++) {
    const byId = await fetchScheduleDocuments(client, due)
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
      // A scheduled publish adds no unscheduled text to a sidebar.
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
