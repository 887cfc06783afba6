import type { ConditionalPropertyCallback } from 'sanity'

type Role = { name: string }

/** Roles that write; the lake and the hosted service call the second one differently. */
const WRITING = ['administrator', 'writer', 'editor', 'developer']

/** True for someone who translates and does nothing else: only `zhTW` fields are theirs to edit. */
export function onlyTranslates(user: { roles: Role[] } | null | undefined): boolean {
  const names = user?.roles.map((role) => role.name) ?? []
  return names.includes('translator') && !names.some((name) => WRITING.includes(name))
}

/** True for everybody but those who run the site. */
export const administratorsOnly: ConditionalPropertyCallback = ({ currentUser }) =>
  !currentUser?.roles.some(({ name }) => name === 'administrator')

/** `readOnly` of every field that is not a translation. The lake refuses such a change as well. */
export const writersOnly: ConditionalPropertyCallback = ({ currentUser }) =>
  onlyTranslates(currentUser)
