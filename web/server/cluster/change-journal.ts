import { mkdir, open, readFile, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { type Invalidation, invalidationSchema } from './invalidation.ts'

/** From so many lines the file is written anew where most of them are of revisions that were published over. */
const LONG = 1000

/**
 * What this instance was told since its build, in a file beside it. Which pages are stale, and of which
 * revisions it was told, is known in memory alone: whoever is killed knows it again from here.
 */
export class ChangeJournal {
  readonly #file: string
  /** The last change of each document with the same tags, for pages and for the search. */
  readonly #known = new Map<string, Invalidation>()
  #lines = 0
  /** Ends when all that was told before is on disk. */
  #before: Promise<void> = Promise.resolve()

  constructor(file: string) {
    this.#file = file
  }

  /** The changes of earlier processes, each once. Throws where nothing can be written. */
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

  /** Ends when the change is on disk. */
  tell(change: Invalidation): Promise<void> {
    // One after the other, as the file may be put in the place of another in between.
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
    // The order of a map is that of insertion: what was told last comes last.
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

/** The last line may be half written. */
function parsed(line: string): Invalidation | undefined {
  try {
    return invalidationSchema.parse(JSON.parse(line))
  } catch {
    return undefined
  }
}
