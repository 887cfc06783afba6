import { ADMINISTRATED } from '../../../schemas/access.ts'
import type { Role } from '../auth/roles.ts'

export type Permission = 'read' | 'history' | 'create' | 'update' | 'manage' | 'editHistory'

/** Documents, by a GROQ filter, and what may be done with them. Deleting takes `update`. */
export type Grant = { filter: string; permissions: readonly Permission[] }

const ALL = '_id in path("**")'

/** Documents with this path of ids, their drafts and versions too: what a draft becomes is asked of it already. */
const below = (name: string): string =>
  ['', 'drafts.', 'versions.*.'].map((kind) => `_id in path("${kind}${name}")`).join(' || ')
const made = (type: string): string => `${below(`${type}.**`)} || _type == "${type}"`

const SYSTEM = below('_.**')
/** Keys that programs keep for people to use, who could otherwise be led to another's server by them. */
const SECRETS = below('secrets.**')
const OPEN = `!(${SYSTEM}) && !(${SECRETS})`

/** The one that is read by its id, whatever its type is. */
const SETTINGS = below('siteSettings')
/** What ends sessions: `schemas/ended-sessions.ts`. */
const SESSIONS = below('draftSessions.**')
/** Whoever signs out ends sessions of their own. */
const OWN_SESSIONS: Grant = {
  filter: '_id == "draftSessions.of." + identity() && _type == "draftSessions"',
  permissions: ['create', 'update'],
}
/** What the search could not be brought to say, and receivers of changes did not take: `schemas/dead-letter.ts`, `undelivered-change.ts`. */
const DEAD_LETTERS = ['deadLetter', 'undeliveredChange'].map(made).join(' || ')
/** What readers reported: `schemas/feedback.ts`. Nobody but administrators and the reporter makes one; `assertFeedback` says what changes. */
const FEEDBACK = made('feedback')
/** How often pages were read: `schemas/reading-day.ts`. The counter makes them, and people leave them alone. */
const READING_DAYS = made('readingDay')
const except = (types: readonly string[]) =>
  `${OPEN} && !(${SESSIONS}) && !(${DEAD_LETTERS}) && !(${FEEDBACK}) && !(${READING_DAYS}) && !(_type in ${JSON.stringify(types)})`

const GRANTS: Record<Role, readonly Grant[]> = {
  administrator: [
    {
      filter: ALL,
      permissions: ['read', 'history', 'create', 'update', 'manage', 'editHistory'],
    },
  ],
  editor: [{ filter: ALL, permissions: ['read', 'history', 'create', 'update'] }],
  writer: [
    { filter: ALL, permissions: ['read', 'history'] },
    {
      filter: `${except(ADMINISTRATED)} && !(${SETTINGS})`,
      permissions: ['create', 'update', 'manage'],
    },
    { filter: FEEDBACK, permissions: ['update'] },
    OWN_SESSIONS,
  ],
  // That it is translations only cannot be said by document: `assertMayChange` sees to it as well.
  translator: [
    { filter: ALL, permissions: ['read', 'history'] },
    { filter: except(['docsVersion']), permissions: ['create', 'update'] },
    { filter: FEEDBACK, permissions: ['update'] },
    OWN_SESSIONS,
  ],
  // What of it is due, and as it was scheduled, or a dead letter, is decided by `assertOnlyPublishes`.
  publisher: [
    { filter: ALL, permissions: ['read', 'history'] },
    { filter: OPEN, permissions: ['create', 'update'] },
  ],
  // A new one and as it comes: `assertOnlyReports`.
  reporter: [
    { filter: '_id in path("*")', permissions: ['read'] },
    { filter: FEEDBACK, permissions: ['create'] },
  ],
  // As they are made, and no others: `assertOnlyCounts`.
  counter: [
    { filter: '_id in path("*")', permissions: ['read'] },
    { filter: READING_DAYS, permissions: ['read', 'create', 'update'] },
  ],
  viewer: [{ filter: ALL, permissions: ['read', 'history'] }],
  webhook: [{ filter: '_id in path("*")', permissions: ['read'] }],
}

/**
 * What a role may do, as the Studio evaluates it in the browser to decide which fields and buttons
 * work, and as the lake evaluates it before it writes. Nobody's rights are a webhook's: the public.
 */
export const grantsFor = (role: Role | null): readonly Grant[] => GRANTS[role ?? 'webhook']
