import type { ConditionalPropertyCallback } from 'sanity'

type Role = { name: string }

/** Roles with write access: the first two are the local lake's, all but the second are the hosted service's. */
const WRITING = ['administrator', 'writer', 'editor', 'developer', 'contributor']

/** Whether the user translates and has no other write access: such users may edit translations only. */
export function onlyTranslates(user: { roles: Role[] } | null | undefined): boolean {
  const names = user?.roles.map((role) => role.name) ?? []
  return names.includes('translator') && !names.some((name) => WRITING.includes(name))
}

/** Whether the user has no write access at all. */
export function onlyReads(user: { roles: Role[] } | null | undefined): boolean {
  const names = user?.roles.map((role) => role.name) ?? []
  return !names.some((name) => name === 'translator' || WRITING.includes(name))
}

/** Types for administrators only: they determine where readers are led, and who is told of changes. */
export const ADMINISTRATED = ['docsVersion', 'siteSettings', 'apiEnvironment', 'changeReceiver']

export const isAdministrator = (user: { roles: Role[] } | null | undefined): boolean =>
  user?.roles.some(({ name }) => name === 'administrator') ?? false

/** `readOnly` for everybody except administrators. */
export const administratorsOnly: ConditionalPropertyCallback = ({ currentUser }) =>
  !isAdministrator(currentUser)

/** `readOnly` of every field that is not a translation. The lake refuses such a change as well. */
export const writersOnly: ConditionalPropertyCallback = ({ currentUser }) =>
  onlyTranslates(currentUser)
