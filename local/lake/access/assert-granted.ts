import { type ExprNode, evaluateSync, parse, toJS } from 'groq-js'
import { translationFields } from '../../../schemas/locales.ts'
import type { User } from '../auth/users.ts'
import type { LakeDocument } from '../documents/document.ts'
import { isPublishedId, publishedIdOf } from '../documents/ids.ts'
import { isOfPreview } from './assert-preview.ts'
import { foreignChange } from './foreign-change.ts'
import { grantsFor, type Permission } from './grants.ts'
import type { ChangeContext } from './moment.ts'
import { type ProposedChange, refuseChange } from './refuse-change.ts'

const parsed = new Map<string, ExprNode>()

function treeOf(filter: string): ExprNode {
  const tree = parsed.get(filter) ?? parse(filter)
  parsed.set(filter, tree)
  return tree
}

/** Whether a grant of the user's role gives the permission on the document. */
function permits(
  { id, role }: Pick<User, 'id' | 'role'>,
  permission: Permission,
  document: LakeDocument,
): boolean {
  return grantsFor(role).some(
    ({ filter, permissions }) =>
      permissions.includes(permission) &&
      toJS(evaluateSync(treeOf(filter), { root: document, dataset: [], identity: id })) === true,
  )
}

/** Throws 403 unless a grant of the user's role gives the right to the change. */
export function assertGranted(user: User, proposed: ProposedChange): void {
  const { before, after } = proposed
  const why = `the role ${user.role} has no such right on this document`
  if (before && !permits(user, 'update', before)) refuseChange(proposed, why)
  if (after && !permits(user, before ? 'update' : 'create', after)) refuseChange(proposed, why)
}

/**
 * Throws 403 unless only translations change. A new or discarded draft is compared with its published document: it may
 * differ from it in translations only. So is a published document: of a draft that contains a writer's English, the
 * translations are published and the draft stays.
 */
export function assertOnlyTranslates(
  proposed: ProposedChange,
  read: ChangeContext['before'],
): void {
  const { id } = proposed
  if (isOfPreview(proposed)) return
  const published = isPublishedId(id) ? null : read(publishedIdOf(id))
  const before = proposed.before ?? published
  const after = proposed.after ?? published
  if (!before)
    refuseChange(proposed, 'a translator translates published documents and creates none')
  if (!after) refuseChange(proposed, 'a translator deletes no documents')
  const path = foreignChange(before, after)
  if (path !== null)
    refuseChange(
      proposed,
      `a translator may change only what lies under ${translationFields.join(' or ')}, and this changes ${path}`,
    )
}
