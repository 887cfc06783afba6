import { dispatch, listen } from './events.ts'
import {
  type FetchedDocument,
  fetchDocument,
  prefetchDocument,
  refetchDocument,
} from './fetch-document.ts'
import { closest } from './on-page.ts'
import { keepSidebar } from './sidebar-state.ts'
import { siteAddress } from './site-address.ts'
import { slowConnection } from './slow-connection.ts'

/** Number of left pages whose DOM is kept for going back. */
const LEFT = 6
/** A pointer that rests this long on a link prefetches its page, ms. */
const REST_MS = 65
/** Scrolling counts as ended after this time without an event, ms. */
const STILL_MS = 100

interface LeftPage {
  page: Element
  head: ChildNode[]
  title: string
}

/** Left pages by history entry. */
const left = new Map<string, LeftPage>()
/** The visible page: its address without hash, and its history entry. */
let shown = { address: addressOf(location), entry: '' }
/** Number of moves started by links and the history, and the number of the last one that arrived. */
let moves = 0
let arrived = 0

/** Replaces the page in place when a link of the site is followed, with entries in the browser's history. */
export function moveInPlace(): void {
  let rest: ReturnType<typeof setTimeout> | undefined
  document.addEventListener('pointerover', (event) => {
    clearTimeout(rest)
    rest = setTimeout(() => fetchWanted(event), REST_MS)
  })
  document.addEventListener('touchstart', fetchWanted, { passive: true })
  listen('site:navigate', ({ href }) => {
    // The pointer still rests on the link, whose page is already being fetched.
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
    // Another document cannot use the positions noted here.
    history.scrollRestoration = 'auto'
  })
}

function fetchWanted(event: Event): void {
  const link = closest<HTMLAnchorElement>(event, 'a[href]')
  const address = siteAddress(link)
  if (address && address !== shown.address && !slowConnection()) prefetchDocument(address)
}

async function moveTo(url: URL): Promise<void> {
  moves += 1
  const fetched = await wanted(addressOf(url), () => location.assign(url), fetchDocument)
  if (!fetched) return
  noteScroll()
  storePage()
  history.scrollRestoration = 'manual'
  const { pathname, search } = new URL(fetched.address)
  const entry = newEntry()
  history.pushState({ entry }, '', pathname + search + url.hash)
  shown = { address: pathname + search, entry }
  arrived = moves
  show(fetched.document)
}

/** Handles going back or forward, and moves within the page. */
async function comeBack(): Promise<void> {
  // Cancels pages that are still being fetched.
  moves += 1
  const { state } = history
  const address = addressOf(location)
  if (address === shown.address) {
    arrived = moves
    // The page stays, so a renewal cancelled by this move must start again.
    if (renewal === 'running') renewal = 'again'
    shown.entry = entryOf(state) ?? note({})
    return
  }
  const entry = entryOf(state) ?? ''
  const known = left.get(entry)
  const fetched = known ?? (await wanted(address, () => location.reload(), fetchDocument))
  if (!fetched) return
  storePage()
  arrived = moves
  shown = { address, entry: entry || note({}) }
  if ('document' in fetched) show(fetched.document)
  else {
    left.delete(entry)
    replacePage(fetched.page, fetched.head, fetched.title)
    tellIslands(fetched.page, 'back')
    dispatch('site:page', { renewed: false })
  }
  const top = isRecord(state) ? Number(state.top) : 0
  if (top > 0 || location.hash === '') window.scrollTo({ top: top || 0, behavior: 'instant' })
}

/** Whether a renewal is running, and whether it must be repeated. */
let renewal: 'none' | 'running' | 'again' = 'none'

/**
 * Fetches and shows the current state of the page. Renewals run one at a time: where many people write, changes arrive
 * faster than a page loads. A renewal is no move: it yields to a page that the reader opens, and never cancels it.
 */
function renew(): void {
  if (renewal !== 'none') {
    renewal = 'again'
    return
  }
  // During a move nothing is renewed; `stale-page.ts` checks the page that arrives.
  if (arrived !== moves) return
  renewal = 'running'
  void renewOnce().finally(() => {
    const isAgain = renewal === 'again'
    renewal = 'none'
    if (isAgain) renew()
  })
}

async function renewOnce(): Promise<void> {
  const fetched = await wanted(shown.address, () => location.reload(), refetchDocument)
  // An unchanged page is left alone, so that the reader loses no state.
  if (!fetched) return
  const text = textOf(fetched.document)
  if (text === shownText) return
  const top = window.scrollY
  keepSidebar()
  show(fetched.document, true)
  shownText = text
  window.scrollTo({ top, behavior: 'instant' })
}

/** Markup of the visible page as received by a renewal; empty for a page that a link or the history led to. */
let shownText = ''

const textOf = (one: Document): string =>
  one.title + (one.querySelector('[data-page]')?.outerHTML ?? '')

/**
 * Fetches the page at `address`; undefined when another move starts meanwhile. When it fails, or comes from another
 * build with different styles and scripts, `instead` loads its document.
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

/** Names of the files that the build links in every document, without those of islands. */
function filesOf(one: Document): string {
  const script = one.querySelector<HTMLElement>('script[data-islands]')
  const style = one.querySelector('link[rel=stylesheet]')
  return [script?.getAttribute('src'), script?.dataset.islands, style?.getAttribute('href')].join()
}

function show(next: Document, renewed = false): void {
  const page = next.querySelector('[data-page]')
  if (!page) return
  // The inline scripts did their work before the first paint; here the enhancements do it.
  for (const script of page.querySelectorAll('script:not([type])')) script.remove()
  const head = [...next.head.childNodes].filter(isOfPage)
  replacePage(document.adoptNode(page), head, next.title)
  dispatch('site:page', { renewed })
}

/** Keeps the visible page's DOM for going back to it. */
function storePage(): void {
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

/** Tells the islands of `page` that it was left, shows again, or is discarded. */
function tellIslands(page: Element, what: 'left' | 'back' | 'end'): void {
  for (const island of page.querySelectorAll('[data-mounted]'))
    island.dispatchEvent(new Event(`island:${what}`))
}

function replacePage(page: Element, head: ChildNode[], title: string): void {
  shownText = ''
  document.querySelector('[data-page]')?.replaceWith(page)
  for (const node of [...document.head.childNodes]) if (isOfPage(node)) node.remove()
  document.head.append(...head.map((node) => document.adoptNode(node)))
  document.title = title
}

/** Elements of the head that belong to one page. */
const isOfPage = (node: Node): boolean =>
  node instanceof Element &&
  node.matches('meta[name], meta[property], link[rel=canonical], link[rel=alternate]')

function noteScroll(): void {
  // The browser may already be at another entry whose page does not show yet.
  if (entryOf(history.state) === shown.entry) note({ top: Math.round(window.scrollY) })
}

/** Adds `what` to the state of the current history entry; returns the entry's id. */
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
