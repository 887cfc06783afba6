import { sectionOf } from '../../../../schemas/workflow/section.ts'
import { workflowId } from '../../../../schemas/workflow/workflow.ts'
import type { User } from '../../auth/users.ts'
import { isRecord, type LakeDocument } from '../../documents/document.ts'
import { draftIdOf, isPublishedId } from '../../documents/ids.ts'
import type { Moment } from '../moment.ts'
import { type Proposed, refuseChange } from '../refuse-change.ts'
import { isPublishOf } from './same-content.ts'

function pathOf(document: LakeDocument | null): string | undefined {
  const path = document?._type === 'page' ? document['path'] : undefined
  return isRecord(path) && typeof path['current'] === 'string' ? path['current'] : undefined
}

/** The section, of those in the settings, in which a document needs two people before readers see it. */
export function fourEyesSection(
  documents: readonly (LakeDocument | null)[],
  read: (id: string) => LakeDocument | null,
): string | undefined {
  const asked = read('siteSettings')?.['fourEyes']
  const sections = Array.isArray(asked) ? asked.filter((one) => typeof one === 'string') : []
  for (const document of documents) {
    const section = sectionOf(pathOf(document), sections)
    if (section !== undefined) return section
  }
  return undefined
}

/**
 * Throws 403 when a page of a section that two people publish would be written otherwise than by
 * publishing the draft that somebody approved as it is. Removing one is for administrators: there
 * is no draft that could be approved.
 */
export function assertFourEyes(user: User, proposed: Proposed, moment: Moment): void {
  const { id, before, after } = proposed
  if (!isPublishedId(id)) return
  // Where the page was counts as well as where it goes, and the settings as they were before.
  const section = fourEyesSection([before, after], moment.before)
  if (section === undefined) return
  const refuse: (why: string) => never = (why) =>
    refuseChange(proposed, `pages in ${section} are published by two people: ${why}`)
  if (!after) {
    if (user.role === 'administrator') return
    refuse('only an administrator removes one')
  }
  const draft = moment.before(draftIdOf(id))
  if (!draft) refuse('edit the draft, and ask somebody else to approve it')
  const review = moment.before(workflowId(id))
  if (review?.['state'] !== 'approved') refuse('nobody has approved this draft; request a review')
  if (review['approvedRev'] !== draft._rev)
    refuse('the draft was edited after it had been approved; request a review again')
  if (!isPublishOf(after, draft)) refuse('this is not what was approved')
}
