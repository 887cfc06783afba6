import type { Role } from '../auth/users.ts'

const READ = ['read', 'history']
const WRITE = [...READ, 'create', 'update']

const PERMISSIONS: Record<Role, string[]> = {
  administrator: [...WRITE, 'manage', 'editHistory'],
  writer: [...WRITE, 'manage'],
  // The Studio offers what the grants allow; that it is translations only, the lake sees to.
  translator: WRITE,
  viewer: READ,
}

/** What the Studio evaluates in the browser to decide which fields and buttons work. */
export function grantsFor(role: Role | null) {
  if (role === null) return [{ filter: '_id in path("*")', permissions: ['read'] }]
  return [{ filter: '_id in path("**")', permissions: PERMISSIONS[role] }]
}
