import type { BlockSearch } from '../../web/search/block-search.ts'
import type { PageSteps } from './resolve.ts'

export function searchSteps({ steps }: PageSteps, { list, inner }: BlockSearch): void {
  for (const { title, body } of steps) {
    if (body.length > 0) inner(body, title)
    else list.add('text', { content: title })
  }
}
