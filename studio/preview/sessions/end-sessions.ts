import type { SanityClient } from '@sanity/client'
import { ENDED_SESSIONS, endedSessionsId } from '../../../schemas/ended-sessions.ts'

/** Ends the preview sessions of the user `who`, or of all users if `who` is undefined. */
export async function endSessions(
  client: Pick<SanityClient, 'transaction'>,
  who: string | undefined,
): Promise<void> {
  const at = new Date().toISOString()
  const transaction = client
    .transaction()
    .createIfNotExists({ _id: endedSessionsId, _type: ENDED_SESSIONS })
  if (who === undefined) transaction.patch(endedSessionsId, { set: { everybody: at } })
  else
    transaction
      .patch(endedSessionsId, { unset: [`people[_key==${JSON.stringify(who)}]`] })
      .patch(endedSessionsId, { setIfMissing: { people: [] } })
      .patch(endedSessionsId, { insert: { after: 'people[-1]', items: [{ _key: who, at }] } })
  await transaction.commit({ returnDocuments: false, tag: 'sessions' })
}
