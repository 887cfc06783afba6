/** How long a page that was fetched ahead waits to be wanted, ms. */
const KEPT_MS = 60_000
/** So many wait at most. */
const MOST = 20

/** A page as a document of its own, in which nothing runs. */
export interface FetchedDocument {
  document: Document
  /** Where it was found, after redirects. */
  address: string
}

const ahead = new Map<string, { at: number; page: Promise<FetchedDocument> }>()

/** Fetches the page at `address` before it is wanted, once. */
export function fetchDocumentAhead(address: string): void {
  if (ahead.has(address)) return
  const page = request(address)
  // Whoever wants it hears of the failure.
  page.catch(() => ahead.delete(address))
  ahead.set(address, { at: performance.now(), page })
  const [oldest] = ahead.keys()
  if (ahead.size > MOST && oldest !== undefined) ahead.delete(oldest)
}

/** The page at `address`, which may have been fetched ahead. Rejects where there is none, or it is no page. */
export function fetchDocument(address: string): Promise<FetchedDocument> {
  const known = ahead.get(address)
  ahead.delete(address)
  return known && performance.now() - known.at < KEPT_MS ? known.page : request(address)
}

/** The page as it is now; what was fetched ahead may be as old as the page that shows. */
export function fetchDocumentAnew(address: string): Promise<FetchedDocument> {
  ahead.clear()
  return request(address)
}

/** A policy of trusted types lets no text become a document, but what a request brings may. */
function request(address: string): Promise<FetchedDocument> {
  return new Promise((resolve, reject) => {
    const asked = new XMLHttpRequest()
    asked.open('GET', address)
    asked.responseType = 'document'
    asked.setRequestHeader('Accept', 'text/html')
    asked.addEventListener('loadend', () => {
      const { status, responseXML, responseURL } = asked
      if (status === 200 && responseXML?.querySelector('[data-page]'))
        resolve({ document: responseXML, address: responseURL })
      else reject(new Error(`${address} answered ${status || 'nothing'}.`))
    })
    asked.send()
  })
}
