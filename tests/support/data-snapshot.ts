import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { backup, DatabaseSync } from 'node:sqlite'
import { contentFingerprint } from '../../scripts/stack/fingerprint.ts'

const DATABASES = ['lake/lake.sqlite', 'search/search.db']
/** Other files that show a stack that its lake is filled. */
const OTHERS = ['lake/assets', 'content.stamp', 'sandbox.stamp', 'secrets.json']

/** A copy of a stack's data just after the lake was filled, so that the next run need not fill it. */
export class DataSnapshot {
  readonly #data: string
  readonly #kept: string
  readonly #content: string

  private constructor(data: string, content: string) {
    this.#data = data
    this.#kept = `${data}-kept`
    this.#content = content
  }

  /** `data` is the folder of the stack; a copy made from other content than `root` now has is not used. */
  static async of(root: string, data: string): Promise<DataSnapshot> {
    return new DataSnapshot(data, await contentFingerprint(root))
  }

  /** Whether there is a copy for the same content. */
  get isThere(): boolean {
    const stamp = path.join(this.#kept, 'stamp')
    return existsSync(stamp) && readFileSync(stamp, 'utf8') === this.#content
  }

  /** Restores the copy into a stack's data folder; the stack must have ended. */
  restore(): void {
    for (const name of [...DATABASES, ...OTHERS])
      cpSync(path.join(this.#kept, name), path.join(this.#data, name), { recursive: true })
  }

  /** Copies the data of a running stack. */
  async save(): Promise<void> {
    rmSync(this.#kept, { recursive: true, force: true })
    for (const name of DATABASES) {
      const copy = path.join(this.#kept, name)
      mkdirSync(path.dirname(copy), { recursive: true, mode: 0o700 })
      const database = new DatabaseSync(path.join(this.#data, name), { readOnly: true })
      // Copying files could catch a write in progress.
      await backup(database, copy)
      database.close()
    }
    for (const name of OTHERS)
      cpSync(path.join(this.#data, name), path.join(this.#kept, name), { recursive: true })
    writeFileSync(path.join(this.#kept, 'stamp'), this.#content)
  }
}
