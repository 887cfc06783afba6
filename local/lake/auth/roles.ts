/** Roles of people, from the users file. Schemas, scripts and the Studio use the same names. */
export const USER_ROLES = ['administrator', 'writer', 'translator', 'viewer'] as const

/**
 * Roles of tokens. `editor` is Sanity's own role, whose token reads and writes all documents and manages nothing:
 * https://www.sanity.io/docs/user-guides/roles. `webhook` only identifies the caller and has the public's rights;
 * `publisher` publishes what people have scheduled; `reporter` stores reader reports, and `counter` page counts.
 */
export const ROBOTS_ROLES = [
  ...USER_ROLES,
  'editor',
  'publisher',
  'reporter',
  'counter',
  'webhook',
] as const

export type Role = (typeof ROBOTS_ROLES)[number]

/** Whether a role only stores data of readers: it creates documents of one type, and reads no others but public. */
export const isReaderDataRole = (role: Role): boolean => role === 'reporter' || role === 'counter'

/** A role in the format that the Studio and the command line expect. */
export const roleOf = (name: Role) => ({
  name,
  title: name.charAt(0).toUpperCase() + name.slice(1),
})
