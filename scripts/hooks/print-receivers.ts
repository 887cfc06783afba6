import { fetchChangeReceivers } from '../../web/content/revisions/change-receivers.ts'
import { receiverKeys, writtenKey } from '../../web/publishing/outgoing-webhooks/receiver-key.ts'
import type { ScriptsEnv } from '../env.ts'
import { lakeClient } from '../lake-client.ts'

/** Prints each receiver of changes with its address and keys, newest first; throws when no signing secret is set. */
export async function printReceivers(env: ScriptsEnv): Promise<void> {
  const { CHANGES_WEBHOOK_SECRET: secrets } = env
  if (!secrets)
    throw new Error(
      'CHANGES_WEBHOOK_SECRET is not set, so that no receiver has a key. Give the value of the site, in the file of --env.',
    )
  const receivers = await fetchChangeReceivers(
    lakeClient(env).withConfig({ perspective: 'published' }),
  )
  if (receivers.length === 0)
    console.log(
      'There is no receiver of changes. Add one in the Studio, below Settings, and publish it.',
    )
  for (const { _id, name, url, enabled } of receivers) {
    console.log(`${name}${enabled ? '' : ' (switched off)'}\n  ${url}`)
    for (const key of receiverKeys(secrets, _id)) console.log(`  ${writtenKey(key)}`)
  }
}
