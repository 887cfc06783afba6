import type { SanityClient } from '@sanity/client'
import { z } from 'zod'

const made = z.object({ id: z.string(), key: z.string() })

/** Clients with a token of their own each, with the rights of a writer, and what takes the tokens back. */
export async function writerTokens(administrator: SanityClient, count: number) {
  const url = `/projects/${administrator.config().projectId}/tokens`
  const ids: string[] = []
  const clients: SanityClient[] = []
  for (let index = 0; index < count; index++) {
    const body = { label: `Soak writer ${index}`, roleName: 'writer' }
    const { id, key } = made.parse(await administrator.request({ method: 'POST', url, body }))
    ids.push(id)
    clients.push(administrator.withConfig({ token: key }))
  }
  const revoke = async () => {
    for (const id of ids) await administrator.request({ method: 'DELETE', url: `${url}/${id}` })
  }
  return { clients, revoke }
}
