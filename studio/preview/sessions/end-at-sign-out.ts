import { firstValueFrom } from 'rxjs'
import type { Workspace } from 'sanity'
import { API_VERSION } from '../../../schemas/api-version.ts'
import { ENDED_SESSIONS, signedOutId } from '../../../schemas/ended-sessions.ts'
import { withoutHandlers } from '../../lake-client.ts'

/** Maximum time that signing out waits for the lake, in ms. */
const WAIT_MS = 5000

type Auth = Pick<Workspace['auth'], 'state' | 'logout'>

const known = new WeakSet<Auth>()

/**
 * Ends the user's preview sessions on the site, in all browsers, when the user signs out of the Studio. Sanity has no
 * event for it, so `logout` is wrapped, which Sanity also calls after a session has expired.
 */
export function endSessionsAtSignOut(auth: Auth): void {
  const { logout } = auth
  if (!logout || known.has(auth)) return
  known.add(auth)
  auth.logout = async () => {
    await endOwnSessions(auth)
    await logout()
  }
}

/** If the lake refuses, the user is signed out all the same: a role of the hosted service may lack the permission. */
async function endOwnSessions({ state }: Auth): Promise<void> {
  const { client, currentUser } = await firstValueFrom(state)
  // Viewers have no write access, and so cannot have opened the preview.
  if (!currentUser || currentUser.roles.every(({ name }) => name === 'viewer')) return
  const plain = withoutHandlers(client).withConfig({ apiVersion: API_VERSION })
  const document = { _id: signedOutId(currentUser.id), _type: ENDED_SESSIONS }
  const options = { returnDocuments: false, tag: 'sessions', timeout: WAIT_MS } as const
  try {
    await plain.createOrReplace(document, options)
  } catch (error) {
    console.warn('The sessions in which drafts are seen go on until they end:', error)
  }
}
