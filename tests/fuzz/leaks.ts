import path from 'node:path'

const root = path.join(import.meta.dirname, '..', '..')
/** What only our own code says: where it lies, and where in it something broke. */
const INNER =
  /node_modules|node:internal|\n\s+at .+:\d+:\d+|Cannot read propert|is not a function|is not iterable|Maximum call stack|SQLITE_|file:\/\//

/** Throws where an answer tells what nobody outside may know: `secrets`, or the inside of the program. */
export function assertNoLeak(answer: string, secrets: readonly string[] = []): void {
  const found =
    INNER.exec(answer)?.[0] ?? [root, ...secrets].find((secret) => answer.includes(secret))
  if (found !== undefined) throw new Error(`The answer tells “${found}”: ${answer.slice(0, 300)}`)
}
