import path from 'node:path'

const root = path.join(import.meta.dirname, '..', '..')
/** Patterns of internals: file locations and stack traces. */
const INNER =
  /node_modules|node:internal|\n\s+at .+:\d+:\d+|Cannot read propert|is not a function|is not iterable|Maximum call stack|SQLITE_|file:\/\//

/** Throws when an answer contains one of `secrets`, or internals of the program. */
export function assertNoLeak(answer: string, secrets: readonly string[] = []): void {
  const found =
    INNER.exec(answer)?.[0] ?? [root, ...secrets].find((secret) => answer.includes(secret))
  if (found !== undefined) throw new Error(`The answer tells “${found}”: ${answer.slice(0, 300)}`)
}
