import type { ApiIndex } from '../api-index.ts'
import { isOtherVersion } from '../other-version.ts'
import { matchTopics } from '../topics/topic-match.ts'
import type { CallUse, UseVisitor } from '../use.ts'
import { fieldNames } from './field-names.ts'
import { quotedPaths } from './paths.ts'
import { queryFields } from './query-fields.ts'
import { regionOf } from './region.ts'
import { namesBasePath, relativePaths } from './relative-paths.ts'
import { topicNames } from './topic-names.ts'

/** A call of what speaks to an API: `client.get_wallet_balance(`, `restClient.GetWalletBalanceAsync(`. */
const METHOD =
  /(?:client|session|http|rest|api|sdk)\w{0,20}(?:\.|->)(?<name>[A-Za-z]\w{5,60})\s*\(/gi

/** What the methods are called that a line calls, in words: `wallet balance`. */
function methodWords(line: string): string[] {
  return [...line.matchAll(METHOD)].flatMap(({ groups }) => {
    const words = (groups?.['name'] ?? '')
      .replace(/([a-z\d])(?=[A-Z])/g, '$1_')
      .toLowerCase()
      .split('_')
      .filter((word) => word !== '' && word !== 'async')
    const [verb = '', ...rest] = words
    return /^(?:get|query|fetch)$/.test(verb) ? [rest.join(' ')] : [words.join(' ')]
  })
}

/** Lines that are longer were written by a program: what is near in them says nothing. */
const LONGEST = 2000
/** How many lines before a topic may begin its subscription. */
const CONTEXT = 3
const CURRENT = /^\/v5\/[a-z]/
/** A line of a list that has one text in it. */
const ENTRY = /^\s*[a-z$]{0,2}(["'`])[^"'`]*\1,?\s*$/
/** A text that begins as topics do. */
const DOTTED = /["'`][A-Za-z]{5,20}\.["'`$#%{(\\\w]/
/** How many lines of a list are looked at, before and after. */
const LIST = 20
/** What is near the name of a command that is sent. */
const SENDS = /\bop(?:eration)?\b|ws|socket|trad|request|query/i

interface LocatedCall extends CallUse {
  at: number
}

/** Tells what a file of source code, in whatever language, uses of the API. */
export function readSource(file: string, text: string, api: ApiIndex, uses: UseVisitor): void {
  const lines = text.split(/\r\n?|\n/)
  const isComment = commentLines(file)
  const gone = goneNames(api)
  const heads = new RegExp(`["'\`](?:${api.topicHeads.join('|')})\\.`)
  const calls: LocatedCall[] = []
  const names: { name: string; at: number }[] = []
  for (const [at, line] of lines.entries()) {
    if (line.trim() === '' || isComment(line)) continue
    const place = { file, line: at + 1 }
    for (const written of /v\d\//.test(line) ? quotedPaths(line) : []) {
      const { path, host, query, open, isPart } = written
      const isKnown = api.byPath.has(path)
      if (isPart && CURRENT.test(path)) uses.openPath(`${path}/*`, place)
      if (!isKnown && isOtherVersion(path)) uses.otherVersion(path, place)
      else if (isKnown || (CURRENT.test(path) && !open && path.split('/').length > 3))
        calls.push({
          at,
          path,
          place,
          fields: queryFields(query, place, false),
          ...(host !== undefined && { host }),
        })
    }
    if (line.length > LONGEST) continue
    if (namesBasePath(line)) uses.base(file)
    for (const path of relativePaths(line, api))
      calls.push({ at, path, place, assumed: 'relative', fields: [] })
    for (const words of methodWords(line)) {
      const path = api.byWords.get(words)
      if (path !== undefined) uses.call({ path, place, assumed: 'named', fields: [] })
    }
    for (const [name] of gone ? line.matchAll(gone) : []) names.push({ name, at })
    const before = lines.slice(Math.max(0, at - CONTEXT), at).join('\n')
    if (
      DOTTED.test(line) ||
      heads.test(line) ||
      /subscri/i.test(`${before}\n${line}`) ||
      isInKnownList(at)
    )
      for (const topic of topicNames(line, before, isKnownTopic, isInKnownList(at)))
        if (!isRoute(topic.name, `${before}\n${line}`)) uses.topic({ ...topic, place })
  }
  const others = [...new Set(calls.map(({ at }) => at))]
  for (const { at, ...call } of calls) {
    if ((lines[at] ?? '').length > LONGEST) uses.call(call)
    else uses.call({ ...call, fields: [...call.fields, ...fieldsNear(at)] })
  }

  // What stands beside a call is of that call, and may be another's name for another thing.
  const bodies = calls.map(({ at, path }) => ({ ...regionOf(lines, at, others), path }))
  for (const { name, at } of names) {
    const near = bodies.filter(({ from, to }) => at >= from && at < to)
    const isOwn = near.some(({ path }) =>
      api.byPath.get(path)?.some(({ fields }) => fields.includes(name)),
    )
    if (near.length === 0 || isOwn) uses.name(name, { file, line: at + 1 })
  }

  /** `order.create` is the name of a route, too. */
  function isRoute(name: string, context: string): boolean {
    return api.commands.has(name) && !name.includes('-') && !SENDS.test(context)
  }

  function isKnownTopic(name: string): boolean {
    return matchTopics(name, false, api.surface.topics).some(({ wrong }) => !wrong)
  }

  /** Whether the line is an entry of a list in which another is a topic of the API. */
  function isInKnownList(at: number): boolean {
    if (!ENTRY.test(lines[at] ?? '')) return false
    let from = at
    while (from > at - LIST && ENTRY.test(lines[from - 1] ?? '')) from -= 1
    let to = at
    while (to < at + LIST && ENTRY.test(lines[to + 1] ?? '')) to += 1
    const said = lines.slice(from, to + 1).join(' ')
    return heads.test(said) && topicNames(`[${said}]`, '').some(({ name }) => isKnownTopic(name))
  }

  function fieldsNear(at: number) {
    const { from, to } = regionOf(lines, at, others)
    return lines.slice(from, to).flatMap((line, index) => {
      if (line.length > LONGEST || isComment(line)) return []
      const place = { file, line: from + index + 1 }
      return fieldNames(line, file).map((name) => ({ name, place, sent: false }))
    })
  }
}

function goneNames({ gone }: ApiIndex): RegExp | undefined {
  return gone.size === 0 ? undefined : new RegExp(`\\b(?:${[...gone.keys()].join('|')})\\b`, 'g')
}

const HASH_IS_COMMENT = /\.(?:py|rb|sh|bash|ya?ml|toml|php|r|pl|ps1|jl|ex|exs|conf|cfg|ini)$/i
const COMMENT = /^\s*(?:\/\/|\/\*|\*|--\s|<!--|;;)/
const HASH = /^\s*#/

/** Tells lines of the file that are comments alone, which call nothing. */
function commentLines(file: string): (line: string) => boolean {
  const hash = HASH_IS_COMMENT.test(file)
  return (line) => COMMENT.test(line) || (hash && HASH.test(line))
}
