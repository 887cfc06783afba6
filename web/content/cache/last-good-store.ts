import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { siteState } from './site-state.ts'

/** Whether a value that depends on `tags` and was read from `at` (ms of `performance.now()`) is still current. */
export type IsCurrent = (tags: readonly string[], at: number) => boolean

/** Distinguishes this process from earlier ones. */
const ownProcess = `${process.pid} ${performance.timeOrigin}`

interface StoredValue<Value> {
  process: string
  /** When the read began, ms of that process's `performance.now()`. */
  at: number
  value: Value
}

/**
 * Stores in `folder` the last value read for each key, which `read` returns while the source does not answer, also in a
 * process that has just started. The build reads every page, so each has a value. When the folder is not writable, the
 * source's failure reaches the caller.
 */
export class LastGoodStore<Value> {
  readonly #folder: string
  readonly #isCurrent: IsCurrent

  /** `isCurrent` decides which stored values `read` returns without loading. */
  constructor(folder: string, isCurrent: IsCurrent = () => false) {
    this.#folder = folder
    this.#isCurrent = isCurrent
  }

  /**
   * The value from `load`, or the last good one when `load` fails; with `tagsOf`, the stored value while none of its
   * tags has changed. Throws when `load` fails and nothing is stored.
   */
  async read(
    key: string,
    load: () => Promise<Value>,
    tagsOf?: (value: Value) => readonly string[],
  ): Promise<{ value: Value; fresh: boolean }> {
    const current = tagsOf && (await this.current(key, tagsOf))
    if (current !== undefined) return { value: current, fresh: true }
    try {
      const at = performance.now()
      const value = await load()
      await this.store(key, value, at)
      siteState().notRevalidated.delete(this.#file(key))
      return { value, fresh: true }
    } catch (error) {
      const before = await this.#kept(key)
      if (!before) throw error
      console.error(`Serving the last good ${key}: it could not be read again.`, error)
      siteState().notRevalidated.add(this.#file(key))
      return { value: before.value, fresh: false }
    }
  }

  /** The last good value, while none of its tags has changed. */
  async current(
    key: string,
    tagsOf: (value: Value) => readonly string[],
  ): Promise<Value | undefined> {
    const kept = await this.#kept(key)
    if (!kept) return undefined
    // A value read by another process is older than every invalidation that this process received.
    const at = kept.process === ownProcess ? kept.at : 0
    return this.#isCurrent(tagsOf(kept.value), at) ? kept.value : undefined
  }

  /** Stores `value`, whose read began `at` a time (ms of `performance.now()`). Never throws. */
  async store(key: string, value: Value, at: number): Promise<void> {
    const file = this.#file(key)
    // A page and its Markdown may store the same key at the same time.
    const draft = `${file}.${randomUUID()}`
    try {
      await mkdir(this.#folder, { recursive: true })
      await writeFile(
        draft,
        JSON.stringify({ process: ownProcess, at, value } satisfies StoredValue<Value>),
      )
      // The rename is atomic: no reader sees a partial file.
      await rename(draft, file)
    } catch (error) {
      console.warn(`The last good ${key} could not be kept in ${this.#folder}.`, error)
      // A full disk must not fill up with temporary files.
      await rm(draft, { force: true }).catch(() => {})
    }
  }

  async #kept(key: string): Promise<StoredValue<Value> | undefined> {
    const kept = await readFile(this.#file(key), 'utf8').catch(() => undefined)
    // Only `keep` writes into this folder, so the shape is known.
    return kept === undefined ? undefined : (JSON.parse(kept) as StoredValue<Value>)
  }

  #file(key: string): string {
    return path.join(this.#folder, `${createHash('sha256').update(key).digest('hex')}.json`)
  }
}
