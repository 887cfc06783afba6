import type { ApiIndex } from './api-index.ts'
import type { KnownUse, OpenUse, UsageFinding } from './finding.ts'
import type { InputFile } from './inputs/input-file.ts'
import { kindOfFile, type SkippedKind, skippedByName } from './inputs/kind-of-file.ts'
import type { FileProblem } from './inputs/problem.ts'
import { readHar } from './inputs/read-har.ts'
import { readListLine } from './inputs/read-list.ts'
import { readLogLine } from './inputs/read-log.ts'
import { textLines, textPieces } from './inputs/text-lines.ts'
import { readSource } from './source/read-source.ts'
import { UsageChecker } from './usage-checker.ts'
import type { UseVisitor } from './use.ts'

/** Source code that is larger was made by a program, and is read line by line. Bytes. */
const LARGEST_SOURCE = 4_000_000
/** How many files with a problem are named. */
const MOST_PROBLEMS = 100

export interface Analysis {
  findings: UsageFinding[]
  used: KnownUse[]
  /** What nobody can tell before the program runs. */
  open: OpenUse[]
  /** How many files were read, and how many left out. */
  read: number
  skipped: Record<SkippedKind, number>
  problems: FileProblem[]
}

export interface ReadSoFar {
  files: number
  bytes: number
}

export interface AnalyseOptions {
  onProgress?: (done: ReadSoFar) => void
  /** Ends it: the promise is rejected with the signal's reason. */
  signal?: AbortSignal | undefined
}

/** What `files` use of the API that it has no more, never had, or is going to lose. Keeps none of them. */
export async function analyse(
  files: Iterable<InputFile> | AsyncIterable<InputFile>,
  api: ApiIndex,
  { onProgress = () => undefined, signal }: AnalyseOptions = {},
): Promise<Analysis> {
  const judge = new UsageChecker(api)
  const skipped = { folder: 0, binary: 0, prose: 0 }
  const problems: FileProblem[] = []
  const done = { files: 0, bytes: 0 }
  let read = 0
  const tell = (now: ReadSoFar) => {
    signal?.throwIfAborted()
    onProgress(now)
  }
  for await (const file of files) {
    signal?.throwIfAborted()
    const reason = skippedByName(file.name)
    const found = reason ?? (await readFile(counted(file, done, tell), api, judge))
    if (found === undefined) read += 1
    else if (typeof found === 'string') skipped[found] += 1
    else {
      read += 1
      if (problems.length < MOST_PROBLEMS) problems.push(found)
    }
    done.files += 1
    tell(done)
  }
  return { ...judge.verdict, read, skipped, problems }
}

async function readFile(
  file: InputFile,
  api: ApiIndex,
  uses: UseVisitor,
): Promise<SkippedKind | FileProblem | undefined> {
  try {
    const texts = textPieces(file.pieces())
    const first = await texts.next()
    const beginning = first.done ? '' : first.value
    const kind = kindOfFile(file.name, beginning, api)
    if (kind === 'binary' || kind === 'prose' || kind === 'folder') {
      await texts.return(undefined)
      return kind
    }
    const all = withFirst(beginning, texts)
    if (kind === 'har') return await readHar(file.name, all, api, uses)
    if (kind === 'source' && file.size <= LARGEST_SOURCE) {
      let text = ''
      for await (const piece of all) text += piece
      readSource(file.name, text, api, uses)
      return undefined
    }
    const readLine = kind === 'list' ? readListLine : readLogLine
    let number = 0
    for await (const line of textLines(all)) {
      number += 1
      readLine(file.name, line, number, api, uses)
    }
    return undefined
  } catch (error) {
    const isOfFile = error instanceof DOMException && error.name !== 'AbortError'
    if (isOfFile || (error instanceof Error && typeof Reflect.get(error, 'syscall') === 'string'))
      return { file: file.name, problem: 'unreadable' }
    throw error
  }
}

async function* withFirst(first: string, rest: AsyncIterable<string>): AsyncGenerator<string> {
  yield first
  yield* rest
}

/** The same file, which tells how much of it was read. */
function counted(
  file: InputFile,
  done: ReadSoFar,
  onProgress: (done: ReadSoFar) => void,
): InputFile {
  return {
    ...file,
    pieces: async function* () {
      for await (const piece of file.pieces()) {
        done.bytes += piece.byteLength
        onProgress(done)
        yield piece
      }
    },
  }
}
