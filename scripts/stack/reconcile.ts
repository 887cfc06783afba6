import { readFileSync, writeFileSync } from 'node:fs'
import { encodeSignatureHeader } from '@sanity/webhook'
import { z } from 'zod'
import type { Environment } from './env.ts'

const revisions = z.array(
  z.object({ _id: z.string(), _type: z.string(), _rev: z.string(), path: z.string().nullish() }),
)
type Revision = z.infer<typeof revisions>[number]

/** Keeps the revision of every published document: what a build that starts now is made of, at least. */
export async function rememberRevisions(file: string, env: Environment): Promise<void> {
  writeFileSync(file, JSON.stringify(await currentRevisions(env)))
}

/**
 * Tells a site that was built earlier, through its own webhook, of every document that is new,
 * changed or gone since then. What a killed site had revalidated in memory is so repaired.
 */
export async function reconcile(file: string, env: Environment, webhook: string): Promise<void> {
  const before = revisions.parse(JSON.parse(readFileSync(file, 'utf8')))
  const now = await currentRevisions(env)
  for (const change of changes(before, now)) await deliver(webhook, change, env)
}

/** The differences between two lists of revisions, as webhook bodies. */
export function changes(before: Revision[], now: Revision[]) {
  const old = new Map(before.map((entry) => [entry._id, entry]))
  const present = new Set(now.map((entry) => entry._id))
  const changed = now.filter((entry) => old.get(entry._id)?._rev !== entry._rev)
  const gone = before.filter((entry) => !present.has(entry._id))
  return [
    ...changed.map((entry) => body(entry, old.has(entry._id) ? 'update' : 'create', old)),
    ...gone.map((entry) => body(entry, 'delete', old)),
  ]
}

function body(entry: Revision, operation: string, old: Map<string, Revision>) {
  return {
    id: entry._id,
    type: entry._type,
    rev: entry._rev,
    operation,
    path: operation === 'delete' ? null : (entry.path ?? null),
    pathBefore: old.get(entry._id)?.path ?? null,
    linkChanged: true,
  }
}

async function deliver(webhook: string, change: object, env: Environment): Promise<void> {
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
  // 409 says that this very delivery was handled, which is all we want.
  if (!response.ok && response.status !== 409)
    throw new Error(
      `The site refused to reconcile ${payload}: ${response.status} ${await response.text()}`,
    )
}

async function currentRevisions(env: Environment): Promise<Revision[]> {
  const query =
    '*[!(_id in path("drafts.**")) && !(_id in path("versions.**"))]{_id,_type,_rev,"path":path.current}'
  const url = new URL(
    `/v2025-02-19/data/query/${env['SANITY_DATASET']}?query=${encodeURIComponent(query)}`,
    env['SANITY_API_HOST'],
  )
  const response = await fetch(url, {
    headers: { authorization: `Bearer ${env['SANITY_WRITE_TOKEN']}` },
    signal: AbortSignal.timeout(10_000),
  })
  if (!response.ok)
    throw new Error(
      `The lake did not list its revisions: ${response.status} ${await response.text()}`,
    )
  return z.object({ result: revisions }).parse(await response.json()).result
}
