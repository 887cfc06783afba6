import { z } from 'zod'
import { parseOperations } from '../../operations/operations-state.ts'
import { type Finder, NAME } from './finding.ts'

const TITLES = `*[_id in $ids]{"id": _id, "title": ${NAME}}`
const named = z.array(z.object({ id: z.string(), title: z.string() }))

/** Documents of which the site was not told, by a lake of this project; the hosted one has its own pages. */
export const webhooks: Finder = {
  kind: 'webhooks',
  find: async ({ client, t }) => {
    const answer = await client.request<unknown>({ url: '/local/operations' })
    const { dead } = parseOperations(answer)
    const ids = dead.map(({ documentId }) => documentId)
    const found = named.parse(await client.fetch(TITLES, { ids }, { perspective: 'published' }))
    const titles = new Map(found.map(({ id, title }) => [id, title]))
    return dead.map(({ documentId, documentType, operation, reason }) => ({
      id: documentId,
      type: documentType ?? '',
      title: titles.get(documentId) ?? documentId,
      reason: t('reason.delivery', {
        operation: t(`operation.${operation}`),
        reason: reason ?? '',
      }),
    }))
  },
}
