import { dispatch } from '../../enhancements/events.ts'
import type { ShownAt } from './offered-markup.ts'

export interface Wanted extends ShownAt {
  hash: string
}

/** What was shown so far, by its hash. */
const known = new Map<string, Element>()

/**
 * Fills `element` with what the page at `href` shows there, unless the server did: as it is on another
 * page of this document, or else as it is in that page's own HTML, which is then asked for.
 */
export function fillMarkup(element: HTMLElement, wanted: Wanted): void {
  const { hash } = wanted
  const { filled } = element.dataset
  if (filled === idOf(wanted)) return
  if (filled === undefined && element.childElementCount > 0) {
    // As the server made it.
    element.dataset.filled = idOf(wanted)
    known.set(hash, element)
    return
  }
  const source = known.get(hash)
  if (source) {
    take(element, source, wanted)
    return
  }
  void fetchMarkup(element.localName, wanted).then((found) => {
    if (!found) return
    known.set(hash, found)
    // The reader may have left meanwhile.
    if (!element.isConnected || element.dataset.shared !== hash) return
    take(element, found, wanted)
    dispatch('site:filled', undefined)
  })
}

const idOf = ({ hash, href }: Wanted) => `${hash} ${href}`

function take(element: HTMLElement, source: Element, wanted: Wanted): void {
  const { href, name } = wanted
  const before = source.getAttribute('data-shared-name') ?? ''
  const copy = document.importNode(source, true)
  for (const link of copy.querySelectorAll('[aria-current]')) link.removeAttribute('aria-current')
  for (const category of copy.querySelectorAll('details')) {
    category.open = false
    // As an attribute: not every browser knows the property.
    const own = category.getAttribute('name')?.slice(before.length) ?? ''
    category.setAttribute('name', name + own)
  }
  // What is not marked by the server is marked by nobody.
  if (element.localName === 'ul')
    for (const link of copy.querySelectorAll('a'))
      if (link.getAttribute('href') === href) {
        link.setAttribute('aria-current', 'page')
        openWayTo(link)
      }
  element.replaceChildren(...copy.childNodes)
  element.dataset.filled = idOf(wanted)
}

/** Categories around the page, and the one whose own page it is. */
function openWayTo(link: Element): void {
  if (link.nextElementSibling instanceof HTMLDetailsElement) link.nextElementSibling.open = true
  for (let around = link.closest('details'); around; ) {
    around.open = true
    around = around.parentElement?.closest('details') ?? null
  }
}

/**
 * What the HTML of the page at `href` shows in such an element; undefined when it cannot be had. It is a
 * document of its own, in which nothing runs.
 */
function fetchMarkup(element: string, { href }: Wanted): Promise<Element | undefined> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest()
    request.open('GET', href)
    request.responseType = 'document'
    request.addEventListener('loadend', () => {
      const found = request.responseXML?.querySelector(`${element}[data-shared]`) ?? undefined
      if (!found) console.warn(`A part of ${href} could not be fetched (status ${request.status}).`)
      resolve(found)
    })
    request.send()
  })
}
