interface SiteState {
  /** When the last webhook was handled, ms since 1970; undefined before the process's first. */
  webhookAt: number | undefined
  /** Files of values that were served although they could not be read again. */
  readonly notRevalidated: Set<string>
  /** Number of unhandled promise rejections in this process. */
  unhandledRejections: number
  /** When this process last invalidated any tag, ms of `performance.now()`. */
  changedAt: number
  /** When this process last invalidated each cache tag, ms of `performance.now()`, a clock that nobody can set. */
  readonly invalidatedAt: Map<string, number>
  /** Whether webhooks of all changes reach this process: true for our own server, false for the build. */
  receivesInvalidations: boolean
  /** The last revision of each document that a webhook delivered, for pages and for the search. */
  readonly lastRevisions: {
    readonly pages: Map<string, string>
    readonly search: Map<string, string>
  }
}

// Each of Next's bundles has a copy of this module, so shared state lives under a symbol on the global object.
const shared: { [key: symbol]: SiteState | undefined } = globalThis
const name = Symbol.for('docs.siteState')

/** The state of this process, reported by `/docs/api/health`. */
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
