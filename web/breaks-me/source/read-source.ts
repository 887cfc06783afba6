import type { ApiIndex } from '../api-index.ts'
import { isOtherVersion } from '../other-version.ts'
import type { CallUse, Uses } from '../use.ts'
import { commentLines } from './comments.ts'
import { fieldNames } from './field-names.ts'
import { quotedPaths } from './paths.ts'
import { queryFields } from './query-fields.ts'
import { regionOf } from './region.ts'
import { topicNames } from './topic-names.ts'

/** Lines that are longer were written by a program: what is near in them says nothing. */
const LONGEST = 2000
/** How many lines before a topic may begin its subscription. */
const CONTEXT = 3
const CURRENT = /^\/v5\/[a-z]/

interface Found extends CallUse {
  at: number
}

/** Tells what a file of source code, in whatever language, uses of the API. */
export function readSource(file: string, text: string, api: ApiIndex, uses: Uses): void {
  const lines = text.split(/\r\n?|\n/)
  const isComment = commentLines(file)
  const gone = goneNames(api)
  const heads = new RegExp(`["'\`](?:${api.topicHeads.join('|')})\\.`)
  const calls: Found[] = []
  const names: { name: string; at: number }[] = []
  for (const [at, line] of lines.entries()) {
    if (line.trim() === '' || isComment(line)) continue
    const place = { file, line: at + 1 }
    for (const written of /v\d\//.test(line) ? quotedPaths(line) : []) {
      const { path, host, query, open } = written
      const isKnown = api.byPath.has(path)
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
    for (const [name] of gone ? line.matchAll(gone) : []) names.push({ name, at })
    const before = lines.slice(Math.max(0, at - CONTEXT), at).join('\n')
    if (heads.test(line) || /subscri/i.test(before) || /subscri/i.test(line))
      for (const topic of topicNames(line, before)) uses.topic({ ...topic, place })
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
