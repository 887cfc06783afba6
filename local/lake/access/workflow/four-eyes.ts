import {
  type DocumentRequest,
  refsIn,
  sectionShowing,
} from '../../../../schemas/workflow/shown-at.ts'
import { workflowId } from '../../../../schemas/workflow/workflow.ts'
import type { User } from '../../auth/users.ts'
import type { LakeDocument } from '../../documents/document.ts'
import { draftIdOf, isPublishedId } from '../../documents/ids.ts'
import { storedPath } from '../../store/select-ids.ts'
import type { ChangeContext } from '../moment.ts'
import { type ProposedChange, refuseChange } from '../refuse-change.ts'
import { isOfMovedPage, isOfNewPage, isOfRemoval } from './follows.ts'
import { isPublishOfPart } from './same-content.ts'

const REFERRING = `SELECT DISTINCT source AS id FROM document_references
  WHERE target IN (SELECT value FROM json_each(?))`

/** Finds the block at any depth, as its type occurs in the document's text. */
const WITH_BLOCK = `SELECT documents.id FROM document_fields CROSS JOIN documents
  WHERE field = '${storedPath('_type')}' AND value = 'page' AND documents.id = document_fields.id
    AND instr(body, ?) > 0`

const textOf = (block: string) => `"_type":${JSON.stringify(block)}`

function matches(setting: DocumentRequest, document: LakeDocument | null): boolean {
  if (!document) return false
  if ('ids' in setting) return setting.ids.includes(document._id)
  if ('withBlock' in setting)
    return document._type === 'page' && JSON.stringify(document).includes(textOf(setting.withBlock))
  return refsIn(document).some((id) => setting.referringTo.includes(id))
}

function storedIds(setting: DocumentRequest, { database }: ChangeContext): readonly string[] {
  if ('ids' in setting) return setting.ids
  const [sql, value] =
    'withBlock' in setting
      ? [WITH_BLOCK, textOf(setting.withBlock)]
      : [REFERRING, JSON.stringify(setting.referringTo)]
  const rows = database.prepare(sql).all(value)
  return rows.map((row) => String(row['id']))
}

/** The requested documents, in their states before and after the transaction. */
function findAsked(setting: DocumentRequest, moment: ChangeContext): LakeDocument[] {
  const changed = moment.touched.filter((id) => matches(setting, moment.after(id)))
  const ids = new Set([...storedIds(setting, moment), ...changed])
  return [...ids].flatMap((id) => [moment.before(id) ?? [], moment.after(id) ?? []].flat())
}

/** The first section in the settings whose pages show one of the documents. */
export function fourEyesSection(
  { role }: User,
  documents: readonly (LakeDocument | null)[],
  moment: ChangeContext,
): string | undefined {
  // The settings from before the transaction.
  const setting = moment.before('siteSettings')?.['fourEyes']
  const sections = Array.isArray(setting) ? setting.filter((one) => typeof one === 'string') : []
  // The publisher publishes documents that an administrator scheduled.
  const runsSite = role === 'administrator' || role === 'publisher'
  const asking = sectionShowing(documents, { sections, runsSite })
  let step = asking.next()
  while (!step.done) step = asking.next(findAsked(step.value, moment))
  return step.value
}

/**
 * Throws 403 when published content of a four-eyes section changes other than by publishing an approved draft as it is.
 * Only administrators remove such content: there is no draft to approve.
 */
export function assertFourEyes(user: User, proposed: ProposedChange, moment: ChangeContext): void {
  const { id, before, after } = proposed
  if (!isPublishedId(id)) return
  // Checks the section that a page leaves as well as the one it moves to.
  const section = fourEyesSection(user, [before, after], moment)
  if (section === undefined) return
  if (isOfMovedPage(proposed, moment) || isOfNewPage(proposed, moment)) return
  const refuse: (why: string) => never = (why) =>
    refuseChange(proposed, `what pages in ${section} show is published by two people: ${why}`)
  if (user.role === 'administrator' && isOfRemoval(proposed, moment)) return
  if (!after) {
    if (user.role === 'administrator') return
    refuse('only an administrator removes it')
  }
  const draft = moment.before(draftIdOf(id))
  if (!draft) refuse('edit the draft, and ask somebody else to approve it')
  const review = moment.before(workflowId(id))
  if (review?.['state'] !== 'approved') refuse('nobody has approved this draft; request a review')
  if (review['approvedRev'] !== draft._rev)
    refuse('the draft was edited after it had been approved; request a review again')
  if (!isPublishOfPart(after, draft, before)) refuse('this is not what was approved')
}
