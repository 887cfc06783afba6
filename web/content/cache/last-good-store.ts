import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { siteState } from './site-state.ts'

/** Whether what depends on `tags`, and began to be read `at` a time (ms of `performance.now()`), is not older than its source. */
export type IsCurrent = (tags: readonly string[], at: number) => boolean

/** Tells this process from those before it. */
const ownProcess = `${process.pid} ${performance.timeOrigin}`

interface Kept<Value> {
  process: string
  /** When it began to be read, ms of that process's `performance.now()`. */
  at: number
  value: Value
}

/**
 * Remembers in `folder` what was read last under each key, so that a reader still gets it while the
 * source does not answer, also from a process that has just started. The build reads every page, so
 * there is one of each. Where nothing can be written, the source's failure reaches the reader.
 */
export class LastGoodStore<Value> {
  readonly #folder: string
  readonly #isCurrent: IsCurrent

  /** What is current, as `isCurrent` says, is not read again. */
  constructor(folder: string, isCurrent: IsCurrent = () => false) {
    this.#folder = folder
    this.#isCurrent = isCurrent
  }

  /**
   * The value from `load`, or the last good one when it fails; that one, too, while nothing with one of its
   * tags has changed, where `tagsOf` knows them. Throws when there is none.
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
      await this.keep(key, value, at)
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

  /** The last good value, while nothing with one of its tags has changed. */
  async current(
    key: string,
    tagsOf: (value: Value) => readonly string[],
  ): Promise<Value | undefined> {
    const kept = await this.#kept(key)
    if (!kept) return undefined
    // What another process read is older than whatever this one was told.
    const at = kept.process === ownProcess ? kept.at : 0
    return this.#isCurrent(tagsOf(kept.value), at) ? kept.value : undefined
  }

  /** Remembers `value`, which began to be read `at` a time, ms of `performance.now()`. Never throws. */
  async keep(key: string, value: Value, at: number): Promise<void> {
    const file = this.#file(key)
    // A page and its Markdown keep the same words, at the same time.
    const draft = `${file}.${randomUUID()}`
    try {
      await mkdir(this.#folder, { recursive: true })
      await writeFile(
        draft,
        JSON.stringify({ process: ownProcess, at, value } satisfies Kept<Value>),
      )
      // A reader never meets half a file.
      await rename(draft, file)
    } catch (error) {
      console.warn(`The last good ${key} could not be kept in ${this.#folder}.`, error)
      // A full disk must not fill with what was begun.
      await rm(draft, { force: true }).catch(() => {})
    }
  }

  async #kept(key: string): Promise<Kept<Value> | undefined> {
    const kept = await readFile(this.#file(key), 'utf8').catch(() => undefined)
    // Nobody else writes into this folder, so the file holds what `keep` wrote.
    return kept === undefined ? undefined : (JSON.parse(kept) as Kept<Value>)
  }

  #file(key: string): string {
    return path.join(this.#folder, `${createHash('sha256').update(key).digest('hex')}.json`)
  }
}
