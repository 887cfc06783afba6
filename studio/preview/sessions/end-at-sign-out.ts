import { firstValueFrom } from 'rxjs'
import type { Workspace } from 'sanity'
import { API_VERSION } from '../../../schemas/api-version.ts'
import { ENDED_SESSIONS, signedOutId } from '../../../schemas/ended-sessions.ts'
import { withoutHandlers } from '../../lake-client.ts'

/** The longest that signing out waits for the lake, ms. */
const WAIT_MS = 5000

type Auth = Pick<Workspace['auth'], 'state' | 'logout'>

const known = new WeakSet<Auth>()

/**
 * Ends the sessions in which whoever signs out of the Studio sees drafts on the site, in all browsers. Sanity offers
 * no event for it, so `logout` is wrapped; it is also what Sanity calls once a session has expired.
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

/** Whoever the lake refuses signs out all the same: a hosted role may lack the right. */
async function endOwnSessions({ state }: Auth): Promise<void> {
  const { client, currentUser } = await firstValueFrom(state)
  // Viewers write nothing, and so began no session.
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
