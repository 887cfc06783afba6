import { readFileSync, writeFileSync } from 'node:fs'
import { encodeSignatureHeader } from '@sanity/webhook'
import type { Variables } from '../../schemas/environment/read-environment.ts'
import {
  fetchRevisions,
  type Revision,
  revisionsSchema,
} from '../../web/content/revisions/revisions.ts'
import { changes } from '../../web/publishing/changes.ts'
import { publishedClient } from './published-client.ts'

/** Stores the revision of every published document, as a lower bound for the content of a build that starts now. */
export async function storeRevisions(file: string, env: Variables): Promise<void> {
  writeFileSync(file, JSON.stringify(await currentRevisions(env)))
}

/**
 * Sends the site, through its own webhook, every document that was created, changed or deleted since it was built. This
 * also repairs revalidations that a killed site held only in memory.
 */
export async function reconcile(file: string, env: Variables, webhook: string): Promise<void> {
  const before = revisionsSchema.parse(JSON.parse(readFileSync(file, 'utf8')))
  const now = await currentRevisions(env)
  for (const change of changes(before, now)) await deliver(webhook, change, env)
}

async function deliver(webhook: string, change: object, env: Variables): Promise<void> {
  const payload = JSON.stringify(change)
  const secret = env['SANITY_WEBHOOK_SECRET'] ?? ''
  const response = await fetch(webhook, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'sanity-webhook-signature': await encodeSignatureHeader(payload, Date.now(), secret),
    },
    body: payload,
    signal: AbortSignal.timeout(30_000),
  })
  // 409 means that this delivery was handled before, which is fine.
  if (!response.ok && response.status !== 409)
    throw new Error(
      `The site refused to reconcile ${payload}: ${response.status} ${await response.text()}`,
    )
}

function currentRevisions(env: Variables): Promise<Revision[]> {
  return fetchRevisions(publishedClient(env))
}
