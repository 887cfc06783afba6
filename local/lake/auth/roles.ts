/** Roles of people, from the users file. Schemas, scripts and the Studio know the same names. */
export const PEOPLES_ROLES = ['administrator', 'writer', 'translator', 'viewer'] as const

/**
 * Roles of tokens. An editor is Sanity's own role, whose token reads and writes all documents and manages nothing:
 * https://www.sanity.io/docs/user-guides/roles. A webhook's token proves who calls and gives no right that nobody has; the
 * publisher's publishes what people have scheduled; the reporter's stores what readers report, and the
 * counter's how often pages were read.
 */
export const ROBOTS_ROLES = [
  ...PEOPLES_ROLES,
  'editor',
  'publisher',
  'reporter',
  'counter',
  'webhook',
] as const

export type Role = (typeof ROBOTS_ROLES)[number]

/** Roles of tokens that are where readers write to: they make documents of their own kind, and read no others. */
export const isForReaders = (role: Role): boolean => role === 'reporter' || role === 'counter'

/** A role as the Studio and the command line name it. */
export const roleOf = (name: Role) => ({
  name,
  title: name.charAt(0).toUpperCase() + name.slice(1),
})
