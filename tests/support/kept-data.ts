import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { backup, DatabaseSync } from 'node:sqlite'
import { contentFingerprint } from '../../scripts/stack/fingerprint.ts'

const DATABASES = ['lake/lake.sqlite', 'search/search.db']
/** What else tells a stack that its lake is filled. */
const OTHERS = ['lake/assets', 'content.stamp', 'sandbox.stamp', 'secrets.json']

/** The data of a stack as it was when it had been filled, so that the next run need not fill it again. */
export class KeptData {
  readonly #data: string
  readonly #kept: string
  readonly #content: string

  private constructor(data: string, content: string) {
    this.#data = data
    this.#kept = `${data}-kept`
    this.#content = content
  }

  /** `data` is the folder of the stack; what is kept of other content than `root` holds now is not used. */
  static async of(root: string, data: string): Promise<KeptData> {
    return new KeptData(data, await contentFingerprint(root))
  }

  /** Whether there is some of the same content. */
  get isThere(): boolean {
    const stamp = path.join(this.#kept, 'stamp')
    return existsSync(stamp) && readFileSync(stamp, 'utf8') === this.#content
  }

  /** Puts it in the place of a stack's data, which must have ended. */
  putBack(): void {
    for (const name of [...DATABASES, ...OTHERS])
      cpSync(path.join(this.#kept, name), path.join(this.#data, name), { recursive: true })
  }

  /** Copies the data of a stack that runs. */
  async keep(): Promise<void> {
    rmSync(this.#kept, { recursive: true, force: true })
    for (const name of DATABASES) {
      const copy = path.join(this.#kept, name)
      mkdirSync(path.dirname(copy), { recursive: true, mode: 0o700 })
      const database = new DatabaseSync(path.join(this.#data, name), { readOnly: true })
      // A copy of the files could be of the middle of a write.
      await backup(database, copy)
      database.close()
    }
    for (const name of OTHERS)
      cpSync(path.join(this.#data, name), path.join(this.#kept, name), { recursive: true })
    writeFileSync(path.join(this.#kept, 'stamp'), this.#content)
  }
}
