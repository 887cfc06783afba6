import { z } from 'zod'
import type { Locale } from '../../web/config/locales.ts'
import type { StackFile } from './stack-file.ts'

const keys = z.object({
  keys: z.array(z.object({ id: z.number(), description: z.string(), value_prefix: z.string() })),
})
const alias = z.object({ collection_name: z.string() })

/** Administrative actions on the stack's search server, with their reversal. */
export function searchAdmin(stack: StackFile) {
  const call = async (method: string, path: string, body?: object): Promise<unknown> => {
    const response = await fetch(`${stack.search}${path}`, {
      method,
      headers: {
        'x-typesense-api-key': stack.searchKeys.admin,
        'content-type': 'application/json',
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
      signal: AbortSignal.timeout(30_000),
    })
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status}`)
    return response.json()
  }
  const readersKeys = async () => {
    const { search } = stack.searchKeys
    const known = keys.parse(await call('GET', '/keys')).keys
    return known.filter(({ value_prefix }) => search.startsWith(value_prefix))
  }
  return {
    revokeReadersKey: async () => {
      for (const { id } of await readersKeys()) await call('DELETE', `/keys/${id}`)
    },
    restoreReadersKey: async () => {
      if ((await readersKeys()).length > 0) return
      await call('POST', '/keys', {
        description: 'Readers of the site',
        actions: ['documents:search'],
        collections: ['docs_.*'],
        value: stack.searchKeys.search,
      })
    },
    /** Deletes the alias of a locale; returns the function that restores it. */
    removeAlias: async (locale: Locale) => {
      const path = `/aliases/${stack.searchCollections[locale]}`
      const { collection_name } = alias.parse(await call('GET', path))
      await call('DELETE', path)
      return async () => {
        await call('PUT', path, { collection_name })
      }
    },
  }
}
