import { type ExprNode, evaluateSync, parse, toJS } from 'groq-js'
import type { User } from '../auth/users.ts'
import type { LakeDocument } from '../documents/document.ts'
import { grantsFor, type Permission } from './grants.ts'

const parsed = new Map<string, ExprNode>()

function treeOf(filter: string): ExprNode {
  const tree = parsed.get(filter) ?? parse(filter)
  parsed.set(filter, tree)
  return tree
}

/** Whether a grant of the user's role gives the user the permission on the document. */
export function permits(
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
