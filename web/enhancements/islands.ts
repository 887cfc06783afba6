import { onApproach } from './on-approach.ts'
import { closest, onPage } from './on-page.ts'
import { whenIdleOnFastConnection } from './when-idle.ts'

/** The entry point of the islands, the parts of a page that need React. */
export interface Islands {
  /** Mounts the island at `element`, with `props` or those in its markup. */
  mountIsland: (element: HTMLElement, props?: unknown) => Promise<void>
  fetchIsland: (name: string) => Promise<void>
  /** Creates the console of a stream in `place`. */
  openStream: (place: HTMLElement, data: unknown) => Promise<void>
}

/** Loads the islands; rejects when that fails. */
export function loadIslands(): Promise<Islands> {
  const { islands = '' } =
    document.querySelector<HTMLElement>('script[data-islands]')?.dataset ?? {}
  return import(islands)
}

const ahead = (name: string) => {
  // A failed prefetch is ignored; the click reports it.
  loadIslands()
    .then(({ fetchIsland }) => fetchIsland(name))
    .catch(() => undefined)
}

/** Opens the consoles of a page on demand. */
export function consoles(): void {
  onApproach('[data-open-console]', () => ahead('console'))
  document.addEventListener(
    'click',
    (event) => {
      const console = closest<HTMLButtonElement>(event, '[data-open-console]')
      if (console) void openConsole(console)
      const stream = closest(event, '[data-open-stream]')
      const slot = stream?.closest<HTMLElement>('[data-stream-console]')
      if (slot) void openStream(slot)
    },
    { capture: true },
  )
}

/** Mounts the islands of a page, and prefetches its console on a fast line. Returns how to cancel that. */
export function mountIslands(): (() => void) | undefined {
  for (const element of onPage('[data-island][data-at-once]:not([data-mounted])'))
    loadIslands()
      .then(({ mountIsland }) => mountIsland(element))
      .catch((error: unknown) =>
        console.warn(
          'A part of this page did not load; loading the page again tries again.',
          error,
        ),
      )
  return onPage('[data-open-console]').length > 0
    ? whenIdleOnFastConnection(() => ahead('console'))
    : undefined
}

async function openConsole(button: HTMLButtonElement): Promise<void> {
  const island = button.closest<HTMLElement>('[data-island]')
  if (!island || button.ariaDisabled === 'true') return
  const { loading = '', retry = '' } = button.dataset
  const failure = island.querySelector<HTMLElement>('[role=alert]')
  button.ariaDisabled = 'true'
  button.textContent = loading
  if (failure) failure.hidden = true
  try {
    const [{ mountIsland }, data] = await Promise.all([
      loadIslands(),
      fetchJson(island.dataset.consoleData ?? ''),
      loadIslands().then(({ fetchIsland }) => fetchIsland('console')),
    ])
    await mountIsland(island, { data })
  } catch (error) {
    console.warn('The console did not load.', error)
    button.ariaDisabled = null
    button.textContent = retry
    if (failure) failure.hidden = false
  }
}

async function openStream(slot: HTMLElement): Promise<void> {
  const place = slot.querySelector<HTMLElement>('[data-stream-place]')
  if (!place || slot.ariaBusy === 'true') return
  slot.ariaBusy = 'true'
  try {
    const { openStream: open } = await loadIslands()
    await open(place, JSON.parse(slot.dataset.streamConsole ?? ''))
    slot.dataset.open = ''
  } catch (error) {
    console.warn('The stream console did not load.', error)
    const words = slot.querySelector<HTMLElement>('[data-failed]')
    if (words) words.textContent = words.dataset.failed ?? ''
  }
  slot.ariaBusy = null
}

async function fetchJson(address: string): Promise<unknown> {
  const answer = await fetch(address)
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}.`)
  return answer.json()
}
