import { readSpec } from '../../content/reference/spec-files.ts'
import type { PublicPaths } from '../../content/sitemap/public-paths.ts'
import { matchRoute } from './routes.ts'

/** Maximum age of the list without a known change, ms. */
const OLDEST_MS = 5 * 60_000
/** Pause after a failed read, ms. */
const AGAIN_MS = 10_000

interface Source {
  read: () => Promise<PublicPaths>
  /** When the last known addition, removal or move of a page or list arrived, ms of `performance.now()`. */
  changedAt: () => number
  now?: () => number
}

/**
 * Knows which addresses exist, so that requests for others are neither rendered nor cached. A path that is not in the
 * list is looked up in a new list when this one may be outdated.
 */
export class KnownRoutes {
  readonly #source: Required<Source>
  #offered: PublicPaths | undefined
  /** When the read of the list began, ms of `performance.now()`. */
  #at = Number.NEGATIVE_INFINITY
  #failedAt = Number.NEGATIVE_INFINITY
  #reading: Promise<void> | undefined

  constructor(source: Source) {
    this.#source = { now: () => performance.now(), ...source }
  }

  /** Whether something exists at `pathname`; also true when that is unknown. */
  async has(pathname: string): Promise<boolean> {
    if (this.#isThere(pathname)) return true
    if (!this.#isOld()) return this.#offered === undefined
    this.#reading ??= this.#read()
    await this.#reading
    return this.#offered === undefined || this.#isOld() || this.#isThere(pathname)
  }

  #isThere(pathname: string): boolean {
    const target = matchRoute(pathname)
    if (target.kind === 'route') return true
    if (target.kind === 'specification') return readSpec(target.file) !== undefined
    if (target.kind === 'area') return this.#offered?.areas.has(target.name) === true
    const { paths } = this.#offered ?? {}
    const withoutEnding = target.path.replace(/(?:\/index)?\.html$/, '')
    return paths?.has(target.path) === true || paths?.has(withoutEnding) === true
  }

  #isOld(): boolean {
    const now = this.#source.now()
    if (now < this.#failedAt + AGAIN_MS) return false
    return this.#at <= this.#source.changedAt() || now > this.#at + OLDEST_MS
  }

  async #read(): Promise<void> {
    const at = this.#source.now()
    try {
      this.#offered = await this.#source.read()
      this.#at = at
    } catch (error) {
      console.error('The list of all addresses could not be read, so unknown ones are made.', error)
      this.#failedAt = at
      this.#offered = undefined
    } finally {
      this.#reading = undefined
    }
  }
}
