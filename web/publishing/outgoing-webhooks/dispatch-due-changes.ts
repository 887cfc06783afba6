import 'server-only'
import { env } from '../../config/env.ts'
import { contentClient } from '../../content/lake/client.ts'
import { publishClient } from '../scheduled/publish-client.ts'
import { UndeliveredChanges } from './undelivered-changes.ts'
import { WebhookDispatcher } from './webhook-dispatcher.ts'

let dispatcher: WebhookDispatcher | undefined

/** The process's dispatcher of outgoing webhooks; undefined when the site has none configured. */
export function webhookDispatcher(): WebhookDispatcher | undefined {
  if (!env.CHANGES_WEBHOOK_SECRET) return undefined
  const client = publishClient()
  dispatcher ??= new WebhookDispatcher({
    content: contentClient(),
    undelivered: client && new UndeliveredChanges(client),
    secrets: env.CHANGES_WEBHOOK_SECRET,
    hosts: env.CHANGES_WEBHOOK_HOSTS,
    origin: new URL(env.SITE_URL).origin,
  })
  return dispatcher
}

/** Retries due deliveries. Failures are only logged, since the deliveries stay due. */
export async function dispatchDueChanges(): Promise<void> {
  try {
    const { delivered = [] } = (await webhookDispatcher()?.dispatchDue()) ?? {}
    if (delivered.length > 0)
      console.warn(`Told of changes that they had not taken before: ${delivered.join(', ')}`)
  } catch (error) {
    console.error('Receivers of changes could not be told what they had not taken.', error)
  }
}
