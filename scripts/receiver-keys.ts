import { fetchChangeReceivers } from '../web/content/revisions/change-receivers.ts'
import { receiverKeys, writtenKey } from '../web/publishing/change-receivers/receiver-key.ts'
import { scriptsEnv } from './env.ts'
import { fail } from './fail.ts'
import { lakeClient } from './lake-client.ts'

try {
  const env = scriptsEnv()
  const { CHANGES_WEBHOOK_SECRET: secrets } = env
  if (!secrets)
    throw new Error(
      'CHANGES_WEBHOOK_SECRET is not set, so that no receiver has a key. Give the value of the site, in the file of --env.',
    )
  const client = lakeClient(env).withConfig({ perspective: 'published' })
  const receivers = await fetchChangeReceivers(client)
  if (receivers.length === 0)
    console.log(
      'There is no receiver of changes. Add one in the Studio, below Settings, and publish it.',
    )
  for (const { _id, name, url, enabled } of receivers) {
    console.log(`${name}${enabled ? '' : ' (switched off)'}\n  ${url}`)
    for (const key of receiverKeys(secrets, _id)) console.log(`  ${writtenKey(key)}`)
  }
} catch (error) {
  fail(error)
}
