import type { Block } from '../../../schemas/markdown/blocks.ts'
import { COPIED, sourceOf } from '../../../schemas/translation-source.ts'
import { keyOf, recordsOf } from '../../translate/values.ts'
import { englishOf, type PageBody, publishedBodies } from './bodies.ts'
import type { Finder } from './finding.ts'

/** Published pages whose English changed since it was translated. */
export const stale: Finder = {
  kind: 'stale',
  find: async ({ client, say }) => {
    const found = []
    for await (const page of publishedBodies(client)) {
      const { id, title, description, sidebarLabel, body } = page
      const words = [title, description, sidebarLabel].some(changed)
      const blocks = staleBlocks(body)
      const reason = [
        words && say('reason.words'),
        blocks > 0 && say('reason.blocks', { count: blocks }),
      ].filter(Boolean)
      if (reason.length > 0)
        found.push({
          id,
          type: 'page',
          title: englishOf(title) || id,
          reason: reason.join(', '),
        })
    }
    return found
  },
}

const changed = (words: PageBody['title']): boolean =>
  typeof words?.['zhTWSource'] === 'string' && words['zhTWSource'] !== words['en']

function staleBlocks(body: PageBody['body']): number {
  const english = new Map(recordsOf(body?.['en']).map((block) => [keyOf(block), block]))
  return recordsOf(body?.['zhTWSource']).filter((source) => {
    const block = english.get(keyOf(source))
    if (!block || source['hash'] === COPIED) return false
    // What is published has passed its schema.
    return sourceOf(block as unknown as Block).hash !== source['hash']
  }).length
}
