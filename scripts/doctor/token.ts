import { randomUUID } from 'node:crypto'
import { ClientError, type SanityClient } from '@sanity/client'
import { z } from 'zod'

const user = z.object({
  id: z.string().optional(),
  role: z.string().optional(),
  roles: z.array(z.object({ name: z.string() })).optional(),
})

/** The roles of a client's token; undefined when the lake does not know it. */
export async function rolesOf(client: SanityClient): Promise<string[] | undefined> {
  const me = await unlessRefused(() => client.request({ url: '/users/me' }))
  const { id, role, roles = [] } = user.parse(me ?? {})
  if (id === undefined) return undefined
  return [...new Set([...roles.map(({ name }) => name), ...(role ? [role] : [])])]
}

/** Whether a client may create a page, asked in a dry run, which writes nothing. */
export async function mayCreate(client: SanityClient, kind: 'draft' | 'page'): Promise<boolean> {
  const _id = `${kind === 'draft' ? 'drafts.' : ''}doctor-${randomUUID()}`
  const made = () => client.create({ _id, _type: 'page' }, { dryRun: true })
  return (await unlessRefused(made)) !== undefined
}

const grants = z.array(z.object({ permissions: z.array(z.string()) }))

/** Whether any grant of the token lets it change documents: some may change only what is scheduled. */
export async function mayUpdate(client: SanityClient): Promise<boolean> {
  const { projectId, dataset } = client.config()
  const url = `/projects/${projectId}/datasets/${dataset}/acl`
  const given = grants.parse((await unlessRefused(() => client.request({ url }))) ?? [])
  return given.some(({ permissions }) => permissions.includes('update'))
}

/** What a request answers; undefined when the lake refuses it to this token. */
async function unlessRefused<T>(request: () => Promise<T>): Promise<T | undefined> {
  try {
    return await request()
  } catch (error) {
    if (error instanceof ClientError && [401, 403].includes(error.statusCode)) return undefined
    throw error
  }
}
