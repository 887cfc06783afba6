import type { ComponentType } from 'react'
import type { IslandName } from '../components/island/island.tsx'

/** What draws each island, in files of its own that are fetched when it is wanted. */
export const islands: Record<IslandName, () => Promise<ComponentType<never>>> = {
  'breaks-me': async () => (await import('../components/breaks-me/breaks-me.client.tsx')).BreaksMe,
  console: async () => (await import('../components/console/console.client.tsx')).Console,
  draft: async () => (await import('../components/preview/draft-tools.client.tsx')).DraftTools,
  search: async () =>
    (await import('../components/search/dialog/search-panel.client.tsx')).SearchPanel,
  'search-page': async () =>
    (await import('../components/search/page/search-page.client.tsx')).SearchPage,
}
