import { ADMINISTRATED } from '../../../schemas/access.ts'
import type { Role } from '../auth/roles.ts'

export type Permission = 'read' | 'history' | 'create' | 'update' | 'manage' | 'editHistory'

/** A GROQ filter, and the permissions on the documents that it selects. Deleting needs `update`. */
export type Grant = { filter: string; permissions: readonly Permission[] }

const ALL = '_id in path("**")'

/** Filter for ids in a path, with drafts and versions: a draft's creation needs the right to its published id. */
const below = (name: string): string =>
  ['', 'drafts.', 'versions.*.'].map((kind) => `_id in path("${kind}${name}")`).join(' || ')
const made = (type: string): string => `${below(`${type}.**`)} || _type == "${type}"`

const SYSTEM = below('_.**')
/** Keys that programs store for people to use. Writing them could send people to a foreign server. */
const SECRETS = below('secrets.**')
const OPEN = `!(${SYSTEM}) && !(${SECRETS})`

/** The settings are read by their id, whatever their type. */
const SETTINGS = below('siteSettings')
/** Documents that end sessions: `schemas/ended-sessions.ts`. */
const SESSIONS = below('draftSessions.**')
/** Signing out ends the user's own sessions. */
const OWN_SESSIONS: Grant = {
  filter: '_id == "draftSessions.of." + identity() && _type == "draftSessions"',
  permissions: ['create', 'update'],
}
/** Failures of indexing and of deliveries to receivers: `schemas/dead-letter.ts`, `undelivered-change.ts`. */
const DEAD_LETTERS = ['deadLetter', 'undeliveredChange'].map(made).join(' || ')
/**
 * Reader reports: `schemas/feedback.ts`. Administrators and the reporter create them; see `assertFeedback` for changes.
 */
const FEEDBACK = made('feedback')
/** Page counts: `schemas/reading-day.ts`. Only the counter writes them. */
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
  // A grant cannot limit changes to translations; `assertMayChange` checks that.
  translator: [
    { filter: ALL, permissions: ['read', 'history'] },
    { filter: except(['docsVersion']), permissions: ['create', 'update'] },
    { filter: FEEDBACK, permissions: ['update'] },
    OWN_SESSIONS,
  ],
  // `assertOnlyPublishes` checks that a change is due and as scheduled, or a dead letter.
  publisher: [
    { filter: ALL, permissions: ['read', 'history'] },
    { filter: OPEN, permissions: ['create', 'update'] },
  ],
  // `assertOnlyReports` checks that a report is new and unchanged.
  reporter: [
    { filter: '_id in path("*")', permissions: ['read'] },
    { filter: FEEDBACK, permissions: ['create'] },
  ],
  // `assertOnlyCounts` checks the counts.
  counter: [
    { filter: '_id in path("*")', permissions: ['read'] },
    { filter: READING_DAYS, permissions: ['read', 'create', 'update'] },
  ],
  viewer: [{ filter: ALL, permissions: ['read', 'history'] }],
  webhook: [{ filter: '_id in path("*")', permissions: ['read'] }],
}

/**
 * Grants of a role. The Studio evaluates them in the browser to enable fields and buttons, and the lake before it
 * writes. A request without a user has the grants of a webhook: those of the public.
 */
export const grantsFor = (role: Role | null): readonly Grant[] => GRANTS[role ?? 'webhook']
