/** A path that a line names, as it is written. */
export interface WrittenPath {
  path: string
  host?: string
  method?: string
  /** The query, without its question mark. */
  query?: string
  /** The program adds to it. */
  open: boolean
  /** What it adds is a part of its own: `/v5/order/${action}`. */
  isPart: boolean
  at: number
}

const PATH = /v\d+\/[\w/-]*/g
/** What may stand between the quote and the path: nothing, a method, an origin, or what the program puts there. */
const ORIGIN =
  /^(?:(?:GET|POST|PUT|DELETE|PATCH) )?(?:(?:https?|wss?):\/\/(?<host>[^\s/"'`{}$%]+(?::\d+)?)|(?:https?|wss?):\/\/[^\s/"'`]*|(?:[$#]?\{\{?[^{}]*\}?\}|\$\w+|%[sv@]|<[\w-]+>))?(?<before>(?:\/[a-z-]+)*)\/?$/i
const QUOTES = '"\'`'
/** As far as an origin may be long. */
const REACH = 200

/**
 * The paths of an API that stand in quotes in a line of source code. `/v5/…` at the beginning of the path
 * alone: what is deeper is the address of a page, or an import.
 */
export function quotedPaths(line: string): WrittenPath[] {
  const found: WrittenPath[] = []
  for (const match of line.matchAll(PATH)) {
    const written = quotedPath(line, match)
    if (written) found.push(written)
  }
  return found
}

function quotedPath(line: string, match: RegExpExecArray): WrittenPath | undefined {
  const at = match.index
  const from = Math.max(0, at - REACH)
  const before = line.slice(from, at)
  const quote = Math.max(...[...QUOTES].map((mark) => before.lastIndexOf(mark)))
  if (quote < 0) return undefined
  const origin = ORIGIN.exec(before.slice(quote + 1))
  if (!origin) return undefined
  const rest = line.slice(at + match[0].length)
  // A file, or a word that continues: no path of an API.
  if (/^[.@:]\w/.test(rest)) return undefined
  const isOpen = /^(?:[$#]?\{|%[sdv]|["'`]\s*[+.]\s*["'`\w$(])/.test(rest)
  const query = /^\?([^"'`\s]*)/.exec(rest)?.[1]
  const path = `${origin.groups?.before ?? ''}/${match[0]}`.replace(/\/$/, '')
  const host = origin.groups?.host
  return {
    path,
    isPart: isOpen && match[0].endsWith('/'),
    open: isOpen || match[0].endsWith('/'),
    at: from + quote,
    ...(host !== undefined && { host: host.toLowerCase() }),
    ...(query !== undefined && { query }),
  }
}
