import { mkdir, open, readFile, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { type Invalidation, invalidationSchema } from './invalidation.ts'

/** From this number of lines on, the file is compacted once most lines are superseded. */
const LONG = 1000

/**
 * A file beside the build with the changes that this instance received since. Which tags are stale and which revisions
 * were received is otherwise only in memory, so a killed process restores it from here.
 */
export class ChangeJournal {
  readonly #file: string
  /** The last change of each document with the same tags, for pages and for the search, by `keyOf`. */
  readonly #known = new Map<string, Invalidation>()
  #lines = 0
  /** Resolves when all earlier changes are on disk. */
  #before: Promise<void> = Promise.resolve()

  constructor(file: string) {
    this.#file = file
  }

  /** The distinct changes of earlier processes. Throws when the file cannot be read or written. */
  async begin(): Promise<Invalidation[]> {
    const before = await readFile(this.#file, 'utf8').catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return ''
      throw error
    })
    for (const line of before.split('\n')) {
      const change = parsed(line)
      if (change) this.#note(change)
    }
    await this.#write()
    return [...this.#known.values()]
  }

  /** Appends a change; resolves when it is on disk. */
  append(change: Invalidation): Promise<void> {
    // Appends run one after another, because compaction may replace the file in between.
    const turn = this.#before.then(() => this.#append(change))
    this.#before = turn.catch(() => undefined)
    return turn
  }

  async #append(change: Invalidation): Promise<void> {
    const before = this.#known.get(keyOf(change))
    if (before && before.rev === change.rev) return
    const file = await open(this.#file, 'a')
    try {
      await file.write(lineOf(change))
      await file.datasync()
    } finally {
      await file.close()
    }
    this.#note(change)
    this.#lines += 1
    if (this.#lines > LONG + 2 * this.#known.size) await this.#write()
  }

  #note(change: Invalidation): void {
    // A Map keeps insertion order, so re-inserting makes the change the last.
    const key = keyOf(change)
    this.#known.delete(key)
    this.#known.set(key, change)
  }

  async #write(): Promise<void> {
    const draft = `${this.#file}.new`
    await mkdir(path.dirname(this.#file), { recursive: true })
    await writeFile(draft, [...this.#known.values()].map(lineOf).join(''))
    await rename(draft, this.#file)
    this.#lines = this.#known.size
  }
}

const lineOf = (change: Invalidation) => `${JSON.stringify(change)}\n`

const keyOf = ({ of = 'pages', document, tags }: Invalidation) =>
  JSON.stringify([of, document, tags])

/** The last line may be incomplete after a crash. */
function parsed(line: string): Invalidation | undefined {
  try {
    return invalidationSchema.parse(JSON.parse(line))
  } catch {
    return undefined
  }
}
