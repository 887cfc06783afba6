interface SiteState {
  /** When a webhook was handled last, ms since 1970; undefined: none since the process began. */
  webhookAt: number | undefined
  /** What is shown as it was read last, because it could not be read again. */
  readonly notRevalidated: Set<string>
  /** How many promises of this process were rejected with nothing to handle it. */
  unhandledRejections: number
  /** When anything was made stale last in this process, ms of `performance.now()`. */
  changedAt: number
  /** When each cache tag was made stale last in this process, ms of `performance.now()`: no clock that can be set. */
  readonly invalidatedAt: Map<string, number>
  /** Whether this process is told of every change, as one of our own server is, and the build is not. */
  receivesInvalidations: boolean
  /** Of each document, the revision of which this process was told last: for pages, and for the search. */
  readonly lastRevisions: {
    readonly pages: Map<string, string>
    readonly search: Map<string, string>
  }
}

// Each of Next's bundles has a copy of this module, so what they share has a name on the global object.
const shared: { [key: symbol]: SiteState | undefined } = globalThis
const name = Symbol.for('docs.siteState')

/** What this process knows of itself, for `/docs/api/health`. */
export function siteState(): SiteState {
  const state = shared[name] ?? {
    webhookAt: undefined,
    notRevalidated: new Set(),
    unhandledRejections: 0,
    changedAt: Number.NEGATIVE_INFINITY,
    invalidatedAt: new Map(),
    receivesInvalidations: false,
    lastRevisions: { pages: new Map(), search: new Map() },
  }
  shared[name] = state
  return state
}
