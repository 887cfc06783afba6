import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { siteState } from '../health/site-state.ts'

/**
 * Remembers in `folder` what was read last under each key, so that a reader still gets it while the
 * source does not answer, also from a process that has just started. The build reads every page, so
 * there is one of each. Where nothing can be written, the source's failure reaches the reader.
 */
export class KeepLast<Value> {
  readonly #folder: string

  constructor(folder: string) {
    this.#folder = folder
  }

  /** The value from `load`, or the last good one when it fails. Throws when there is none. */
  async read(key: string, load: () => Promise<Value>): Promise<{ value: Value; fresh: boolean }> {
    try {
      const value = await load()
      await this.#keep(key, value)
      siteState().notRenewed.delete(this.#file(key))
      return { value, fresh: true }
    } catch (error) {
      const kept = await readFile(this.#file(key), 'utf8').catch(() => undefined)
      if (kept === undefined) throw error
      console.error(`Serving the last good ${key}: it could not be read again.`, error)
      siteState().notRenewed.add(this.#file(key))
      // Nobody else writes into this folder, so the file holds what #keep wrote.
      return { value: JSON.parse(kept) as Value, fresh: false }
    }
  }

  async #keep(key: string, value: Value): Promise<void> {
    const file = this.#file(key)
    // A page and its Markdown keep the same words, at the same time.
    const draft = `${file}.${randomUUID()}`
    try {
      await mkdir(this.#folder, { recursive: true })
      await writeFile(draft, JSON.stringify(value))
      // A reader never meets half a file.
      await rename(draft, file)
    } catch (error) {
      console.warn(`The last good ${key} could not be kept in ${this.#folder}.`, error)
      // A full disk must not fill with what was begun.
      await rm(draft, { force: true }).catch(() => {})
    }
  }

  #file(key: string): string {
    return path.join(this.#folder, `${createHash('sha256').update(key).digest('hex')}.json`)
  }
}
