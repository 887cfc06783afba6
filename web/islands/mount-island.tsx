import './foreign-nodes.ts'
import { Activity, type ComponentType } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { CrashBoundary } from '../components/crash/crash-boundary.client.tsx'
import type { IslandName } from '../components/island/island.tsx'
import type { StreamConsoleData } from '../components/stream-console/console-data.ts'
import { localeOfAddress } from '../config/paths.ts'
import type { Islands } from '../enhancements/islands.ts'
import crashWords from '../messages/crash.json' with { type: 'json' }
import { earlyEntries, restoreEntries } from './early-entries.ts'

/** What draws each island, in files of its own that are fetched when it is wanted. */
const islands: Record<IslandName, () => Promise<ComponentType<never>>> = {
  'breaks-me': async () => (await import('../components/breaks-me/breaks-me.client.tsx')).BreaksMe,
  console: async () => (await import('../components/console/console.client.tsx')).Console,
  draft: async () => (await import('../components/preview/draft-tools.client.tsx')).DraftTools,
  search: async () =>
    (await import('../components/search/dialog/search-panel.client.tsx')).SearchPanel,
  'search-page': async () =>
    (await import('../components/search/page/search-page.client.tsx')).SearchPage,
}

const isName = (name: string | undefined): name is IslandName =>
  name !== undefined && Object.hasOwn(islands, name)

const begun = new WeakSet<Element>()

/** Fetches what draws the island of this name; rejects when it does not come. */
export async function fetchIsland(name: string): Promise<void> {
  if (isName(name)) await islands[name]()
}

/**
 * Draws the island at `element`, with `props` or those that its page has written there, in the place of what stood
 * there. Rejects when its code does not come; one that is drawn already stays as it is.
 */
export async function mountIsland(element: HTMLElement, props?: unknown): Promise<void> {
  const { island: name } = element.dataset
  if (!isName(name)) throw new Error(`There is no island “${name}”: is this page of another build?`)
  // The page that names it wrote the properties of just this component.
  const Part = (await islands[name]()) as ComponentType<object>
  if (begun.has(element) || !element.isConnected) return
  begun.add(element)
  const given = (props ?? JSON.parse(element.dataset.props ?? '{}')) as object
  const words = crashWords[localeOfAddress(location.pathname)]
  const entries = earlyEntries(element)
  const root = createRoot(element)
  const draw = (mode: 'visible' | 'hidden') =>
    root.render(
      <Activity mode={mode}>
        <CrashBoundary words={words}>
          <Part {...given} />
        </CrashBoundary>
      </Activity>,
    )
  // On a page that was left it does nothing, and keeps what it knows for who comes back.
  element.addEventListener('island:left', () => draw('hidden'))
  element.addEventListener('island:back', () => flushSync(() => draw('visible')))
  element.addEventListener('island:end', () => root.unmount())
  flushSync(() => draw('visible'))
  restoreEntries(element, entries)
  element.dataset.mounted = ''
}

/** Builds the console of a stream into `place`, which is made without React but for its form for keys. */
export async function openStream(place: HTMLElement, data: unknown): Promise<void> {
  const { openConsole } = await import('../components/stream-console/open-console.ts')
  // The page that it is on wrote the data.
  await openConsole(place, data as StreamConsoleData)
}
// What the enhancements, which import nothing of this, take it for.
;({ fetchIsland, mountIsland, openStream }) satisfies Islands
