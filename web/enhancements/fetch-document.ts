/** How long a prefetched page stays usable, ms. */
const KEPT_MS = 60_000
/** Maximum number of prefetched pages. */
const MOST = 20

/** A fetched page as a separate document, in which no script runs. */
export interface FetchedDocument {
  document: Document
  /** Final address after redirects. */
  address: string
}

const ahead = new Map<string, { at: number; page: Promise<FetchedDocument> }>()

/** Prefetches the page at `address`, once. */
export function prefetchDocument(address: string): void {
  if (ahead.has(address)) return
  const page = request(address)
  // `fetchDocument` reports the failure to its caller.
  page.catch(() => ahead.delete(address))
  ahead.set(address, { at: performance.now(), page })
  const [oldest] = ahead.keys()
  if (ahead.size > MOST && oldest !== undefined) ahead.delete(oldest)
}

/** The page at `address`, possibly prefetched. Rejects when the request fails or returns no page. */
export function fetchDocument(address: string): Promise<FetchedDocument> {
  const known = ahead.get(address)
  ahead.delete(address)
  return known && performance.now() - known.at < KEPT_MS ? known.page : request(address)
}

/** Fetches the page again; prefetched pages are dropped, as they may be outdated too. */
export function refetchDocument(address: string): Promise<FetchedDocument> {
  ahead.clear()
  return request(address)
}

/** Trusted Types forbid parsing text into a document, but not `XMLHttpRequest` with the response type `document`. */
function request(address: string): Promise<FetchedDocument> {
  return new Promise((resolve, reject) => {
    const xhr = new XMLHttpRequest()
    xhr.open('GET', address)
    xhr.responseType = 'document'
    xhr.setRequestHeader('Accept', 'text/html')
    xhr.addEventListener('loadend', () => {
      const { status, responseXML, responseURL } = xhr
      if (status === 200 && responseXML?.querySelector('[data-page]'))
        resolve({ document: responseXML, address: responseURL })
      else reject(new Error(`${address} answered ${status || 'nothing'}.`))
    })
    xhr.send()
  })
}
