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
  /** The last line of each document with the same tags, for pages and for the search. */
  readonly #known = new Map<string, string>()
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
    const changes = before.split('\n').flatMap((line) => parsed(line) ?? [])
    for (const change of changes) this.#note(change)
    await this.#write()
    return [...this.#known.values()].flatMap((line) => parsed(line) ?? [])
  }

  /** Ends when the change is on disk. */
  tell(change: Invalidation): Promise<void> {
    // One after the other, as the file may be put in the place of another in between.
    const turn = this.#before.then(() => this.#append(change))
    this.#before = turn.catch(() => undefined)
    return turn
  }

  async #append(change: Invalidation): Promise<void> {
    const line = JSON.stringify(change)
    if (this.#known.get(keyOf(change)) === line) return
    const file = await open(this.#file, 'a')
    try {
      await file.write(`${line}\n`)
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
    this.#known.delete(keyOf(change))
    this.#known.set(keyOf(change), JSON.stringify(change))
  }

  async #write(): Promise<void> {
    const draft = `${this.#file}.new`
    await mkdir(path.dirname(this.#file), { recursive: true })
    await writeFile(draft, [...this.#known.values()].map((line) => `${line}\n`).join(''))
    await rename(draft, this.#file)
    this.#lines = this.#known.size
  }
}

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
