import { createClient, type SanityClient } from '@sanity/client'
import { z } from 'zod'
import type { StackFile } from './stack-file.ts'

type Role = StackFile['users'][number]['role']

/** A client of the running lake with the rights of `role`. */
export function lakeAs(
  stack: Pick<StackFile, 'users' | 'projectId' | 'dataset' | 'lake'>,
  role: Role,
): SanityClient {
  const user = stack.users.find((candidate) => candidate.role === role)
  if (!user) throw new Error(`The stack has no user with the role ${role}`)
  return createClient({
    projectId: stack.projectId,
    dataset: stack.dataset,
    apiHost: stack.lake,
    useProjectHostname: false,
    useCdn: false,
    apiVersion: '2025-02-19',
    token: user.token,
  })
}

/** Edits the draft of `id` with `set`, and publishes it. */
export async function publish(
  client: SanityClient,
  id: string,
  set: Record<string, unknown>,
): Promise<void> {
  await edit(client, id, set)
  await publishDraft(client, id)
}

/** Edits the draft of `id`. */
export async function edit(
  client: SanityClient,
  id: string,
  set: Record<string, unknown>,
): Promise<void> {
  await client.action({
    actionType: 'sanity.action.document.edit',
    draftId: `drafts.${id}`,
    publishedId: id,
    patch: { set },
  })
}

/** Publishes the draft of `id`; also fails when the answer is not the lake's. */
export async function publishDraft(client: SanityClient, id: string): Promise<void> {
  const draftId = `drafts.${id}`
  const answer: unknown = await client.action({
    actionType: 'sanity.action.document.publish',
    draftId,
    publishedId: id,
  })
  taken.parse(answer)
}

const taken = z.object({ transactionId: z.string() })
