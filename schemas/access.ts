import type { ConditionalPropertyCallback } from 'sanity'

type Role = { name: string }

/** Roles that write: the first two here, all but the second on the hosted service. */
const WRITING = ['administrator', 'writer', 'editor', 'developer', 'contributor']

/** True for someone who translates and does nothing else: only the translations are theirs to edit. */
export function onlyTranslates(user: { roles: Role[] } | null | undefined): boolean {
  const names = user?.roles.map((role) => role.name) ?? []
  return names.includes('translator') && !names.some((name) => WRITING.includes(name))
}

/** True for someone who changes nothing at all. */
export function onlyReads(user: { roles: Role[] } | null | undefined): boolean {
  const names = user?.roles.map((role) => role.name) ?? []
  return !names.some((name) => name === 'translator' || WRITING.includes(name))
}

/** Types that those who run the site change, and nobody else: where readers are led, and who is told of changes. */
export const ADMINISTRATED = ['docsVersion', 'siteSettings', 'apiEnvironment', 'changeReceiver']

/** True for those who run the site. */
export const isAdministrator = (user: { roles: Role[] } | null | undefined): boolean =>
  user?.roles.some(({ name }) => name === 'administrator') ?? false

/** True for everybody but those who run the site. */
export const administratorsOnly: ConditionalPropertyCallback = ({ currentUser }) =>
  !isAdministrator(currentUser)

/** `readOnly` of every field that is not a translation. The lake refuses such a change as well. */
export const writersOnly: ConditionalPropertyCallback = ({ currentUser }) =>
  onlyTranslates(currentUser)
