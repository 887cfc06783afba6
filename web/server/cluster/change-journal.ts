import { mkdir, open, readFile, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { type Invalidation, invalidationSchema } from './invalidation.ts'

/**
 * What this instance was told since its build, in a file beside it. Which pages are stale is known in memory
 * alone: whoever is killed before they were asked for again makes them so once more from here.
 */
export class ChangeJournal {
  readonly #file: string
  readonly #known = new Set<string>()

  constructor(file: string) {
    this.#file = file
  }

  /** The changes of earlier processes, each once. Throws where nothing can be written. */
  async begin(): Promise<Invalidation[]> {
    const before = await readFile(this.#file, 'utf8').catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return ''
      throw error
    })
    for (const line of before.split('\n')) if (parsed(line)) this.#known.add(line)
    const draft = `${this.#file}.new`
    await mkdir(path.dirname(this.#file), { recursive: true })
    await writeFile(draft, [...this.#known].map((line) => `${line}\n`).join(''))
    await rename(draft, this.#file)
    return [...this.#known].flatMap((line) => parsed(line) ?? [])
  }

  /** Ends when the change is on disk. */
  async tell({ of, document, tags }: Invalidation): Promise<void> {
    // The search has what it was told. Without its revision a document is noted once.
    const line = JSON.stringify({ document, tags })
    if (of === 'search' || this.#known.has(line)) return
    const file = await open(this.#file, 'a')
    try {
      await file.write(`${line}\n`)
      await file.datasync()
    } finally {
      await file.close()
    }
    this.#known.add(line)
  }
}

/** The last line may be half written. */
function parsed(line: string): Invalidation | undefined {
  try {
    return invalidationSchema.parse(JSON.parse(line))
  } catch {
    return undefined
  }
}
