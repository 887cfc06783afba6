import type { BlockSearch } from '../../web/search/block-search.ts'
import type { PageTabs } from './resolve.ts'

export function searchTabs({ tabs }: PageTabs, { inner }: BlockSearch): void {
  for (const { body } of tabs) inner(body)
}
