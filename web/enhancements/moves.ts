import { dispatch, listen } from './events.ts'
import {
  type FetchedDocument,
  fetchDocument,
  fetchDocumentAhead,
  fetchDocumentAnew,
} from './fetch-document.ts'
import { closest } from './on-page.ts'
import { keepSidebar } from './sidebar-state.ts'
import { siteAddress } from './site-address.ts'
import { slowConnection } from './slow-connection.ts'

/** Pages that were left stay as they were, for who comes back: so many. */
const LEFT = 6
/** A pointer that rests so long on a link may want it, ms. */
const REST_MS = 65
/** A scroll is over when none has followed it for so long, ms. */
const STILL_MS = 100

interface LeftPage {
  page: Element
  head: ChildNode[]
  title: string
}

/** By the entry of the history. */
const left = new Map<string, LeftPage>()
/** What shows: its address without hash, and its entry. */
let shown = { address: addressOf(location), entry: '' }
/** How many pages were asked for by links and by the history, and the number of the last that shows. */
let moves = 0
let arrived = 0

/** Pages of the site come in the place of the one that shows; the browser's history leads through them. */
export function moveInPlace(): void {
  let rest: ReturnType<typeof setTimeout> | undefined
  document.addEventListener('pointerover', (event) => {
    clearTimeout(rest)
    rest = setTimeout(() => fetchWanted(event), REST_MS)
  })
  document.addEventListener('touchstart', fetchWanted, { passive: true })
  listen('site:navigate', ({ href }) => {
    // The pointer still rests on the link, whose page may be on its way.
    clearTimeout(rest)
    void moveTo(new URL(href, location.href))
  })
  listen('site:stale', renew)
  window.addEventListener('popstate', () => void comeBack())
  shown.entry = entryOf(history.state) ?? note({})
  let timer: ReturnType<typeof setTimeout> | undefined
  window.addEventListener('scroll', () => {
    clearTimeout(timer)
    timer = setTimeout(noteScroll, STILL_MS)
  })
  window.addEventListener('pagehide', () => {
    noteScroll()
    // Another document knows nothing of what is noted here.
    history.scrollRestoration = 'auto'
  })
}

function fetchWanted(event: Event): void {
  const link = closest<HTMLAnchorElement>(event, 'a[href]')
  const address = siteAddress(link)
  if (address && address !== shown.address && !slowConnection()) fetchDocumentAhead(address)
}

async function moveTo(url: URL): Promise<void> {
  moves += 1
  const fetched = await wanted(addressOf(url), () => location.assign(url), fetchDocument)
  if (!fetched) return
  noteScroll()
  leave()
  history.scrollRestoration = 'manual'
  const { pathname, search } = new URL(fetched.address)
  const entry = newEntry()
  history.pushState({ entry }, '', pathname + search + url.hash)
  shown = { address: pathname + search, entry }
  arrived = moves
  show(fetched.document)
}

/** Back or forward, or to another place of the same page. */
async function comeBack(): Promise<void> {
  // Whatever was on its way is wanted no longer.
  moves += 1
  const { state } = history
  const address = addressOf(location)
  if (address === shown.address) {
    arrived = moves
    // The page stays, so a renewal that this has ended begins again.
    if (renewal === 'running') renewal = 'again'
    shown.entry = entryOf(state) ?? note({})
    return
  }
  const entry = entryOf(state) ?? ''
  const known = left.get(entry)
  const fetched = known ?? (await wanted(address, () => location.reload(), fetchDocument))
  if (!fetched) return
  leave()
  arrived = moves
  shown = { address, entry: entry || note({}) }
  if ('document' in fetched) show(fetched.document)
  else {
    left.delete(entry)
    shownText = ''
    take(fetched.page, fetched.head, fetched.title)
    tellIslands(fetched.page, 'back')
    dispatch('site:page', { renewed: false })
  }
  const top = isRecord(state) ? Number(state.top) : 0
  if (top > 0 || location.hash === '') window.scrollTo({ top: top || 0, behavior: 'instant' })
}

/** Whether the page is being renewed, and whether something changed since that was begun. */
let renewal: 'none' | 'running' | 'again' = 'none'

/**
 * Shows the page as it is now. One renewal ends before the next begins: changes come faster than a page where many
 * write. A renewal is no move: it gives way to the page that a reader goes to, and never keeps it from coming.
 */
function renew(): void {
  if (renewal !== 'none') {
    renewal = 'again'
    return
  }
  // Whether the page that comes was published over meanwhile, `stale-page.ts` asks.
  if (arrived !== moves) return
  renewal = 'running'
  void renewOnce().finally(() => {
    const isAgain = renewal === 'again'
    renewal = 'none'
    if (isAgain) renew()
  })
}

async function renewOnce(): Promise<void> {
  const fetched = await wanted(shown.address, () => location.reload(), fetchDocumentAnew)
  // What changed may show elsewhere, and whoever reads here loses nothing then.
  if (!fetched || textOf(fetched.document) === shownText) return
  const top = window.scrollY
  keepSidebar()
  show(fetched.document, true)
  window.scrollTo({ top, behavior: 'instant' })
}

/** The markup of the page that shows as it was sent; empty where it is the browser's own document. */
let shownText = ''

const textOf = (one: Document): string =>
  one.title + (one.querySelector('[data-page]')?.outerHTML ?? '')

/**
 * The page at `address`, unless a move begins meanwhile. Where it does not come, or is of another build, whose styles
 * and scripts are others, its document is loaded by `instead`.
 */
async function wanted(
  address: string,
  instead: () => void,
  fetchIt: (address: string) => Promise<FetchedDocument>,
): Promise<FetchedDocument | undefined> {
  const move = moves
  try {
    const fetched = await fetchIt(address)
    if (move !== moves) return undefined
    if (filesOf(fetched.document) === filesOf(document)) return fetched
  } catch (error) {
    if (move !== moves) return undefined
    console.warn('The page could not be loaded in place, so its document is loaded instead.', error)
  }
  instead()
  return undefined
}

/** Names of the files that the build gave every document: others come with islands. */
function filesOf(one: Document): string {
  const script = one.querySelector<HTMLElement>('script[data-islands]')
  const style = one.querySelector('link[rel=stylesheet]')
  return [script?.getAttribute('src'), script?.dataset.islands, style?.getAttribute('href')].join()
}

function show(next: Document, renewed = false): void {
  const page = next.querySelector('[data-page]')
  if (!page) return
  shownText = textOf(next)
  // What they did before the first paint, the enhancements do now.
  for (const script of page.querySelectorAll('script:not([type])')) script.remove()
  const head = [...next.head.childNodes].filter(isOfPage)
  take(document.adoptNode(page), head, next.title)
  dispatch('site:page', { renewed })
}

/** Keeps the page that shows, for who comes back to it. */
function leave(): void {
  const page = document.querySelector('[data-page]')
  if (!page) return
  const head = [...document.head.childNodes].filter(isOfPage)
  left.set(shown.entry, { page, head, title: document.title })
  tellIslands(page, 'left')
  const [oldest] = left
  if (left.size <= LEFT || !oldest) return
  left.delete(oldest[0])
  tellIslands(oldest[1].page, 'end')
}

/** What React draws on `page` hears that it was left, shows again, or will not come back. */
function tellIslands(page: Element, what: 'left' | 'back' | 'end'): void {
  for (const island of page.querySelectorAll('[data-mounted]'))
    island.dispatchEvent(new Event(`island:${what}`))
}

function take(page: Element, head: ChildNode[], title: string): void {
  document.querySelector('[data-page]')?.replaceWith(page)
  for (const node of [...document.head.childNodes]) if (isOfPage(node)) node.remove()
  document.head.append(...head.map((node) => document.adoptNode(node)))
  document.title = title
}

/** What the head says of one page. */
const isOfPage = (node: Node): boolean =>
  node instanceof Element &&
  node.matches('meta[name], meta[property], link[rel=canonical], link[rel=alternate]')

function noteScroll(): void {
  // The browser may be on its way to another entry, whose page does not show yet.
  if (entryOf(history.state) === shown.entry) note({ top: Math.round(window.scrollY) })
}

/** Writes `what` into the entry that shows; returns what the entry is called. */
function note(what: { top?: number }): string {
  const { state } = history
  const entry = entryOf(state) ?? newEntry()
  history.replaceState({ ...(isRecord(state) && state), entry, ...what }, '')
  return entry
}

const newEntry = () => `${Date.now()} ${Math.random()}`

const entryOf = (state: unknown): string | undefined =>
  isRecord(state) && typeof state.entry === 'string' ? state.entry : undefined

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

function addressOf({ pathname, search }: { pathname: string; search: string }): string {
  return pathname + search
}
