import { createClient, type SanityClient } from '@sanity/client'
import type { StackFile } from './stack-file.ts'

type Role = StackFile['users'][number]['role']

/** A client of the running lake with the rights of `role`. */
export function lakeAs(stack: StackFile, role: Role): SanityClient {
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
  const draftId = `drafts.${id}`
  await client.action({
    actionType: 'sanity.action.document.edit',
    draftId,
    publishedId: id,
    patch: { set },
  })
  await client.action({ actionType: 'sanity.action.document.publish', draftId, publishedId: id })
}
