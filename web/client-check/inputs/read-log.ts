import type { ApiIndex } from '../api-index.ts'
import { isOtherVersion } from '../other-version.ts'
import { queryFields } from '../source/query-fields.ts'
import { topicNames } from '../source/topic-names.ts'
import type { UseVisitor } from '../use.ts'

const CALL =
  /(?<![\w/.-])(?:(?<method>GET|POST|PUT|DELETE|PATCH)\W{1,3})?(?:(?:https?|wss?):\/\/(?<host>[^\s/"'<>:]+)(?::\d+)?)?(?<path>(?:\/[\w-]+)*\/v[1-5]\/[\w/-]*[\w-])(?:\?(?<query>[^\s"'<>`\\]*))?/g
/** How much of a line is looked at: the rest is what was answered. */
const LONGEST = 20_000

/** Tells what a line of a log uses of the API. */
export function readLogLine(
  file: string,
  text: string,
  number: number,
  api: ApiIndex,
  uses: UseVisitor,
) {
  const line = text.length > LONGEST ? text.slice(0, LONGEST) : text
  const place = { file, line: number }
  if (line.includes('/v'))
    for (const { groups = {}, index, 0: whole } of line.matchAll(CALL)) {
      const { path = '', method, host, query } = groups
      if (/^[.@:][a-z]/i.test(line.slice(index + whole.length)) && !query) continue
      if (!api.byPath.has(path) && !path.startsWith('/v5/')) {
        if (isOtherVersion(path)) uses.otherVersion(path, place)
        continue
      }
      uses.call({
        path,
        place,
        ...(method !== undefined && { method }),
        ...(host !== undefined && { host: host.toLowerCase() }),
        fields: queryFields(query, place, true),
      })
    }
  if (line.includes('subscribe'))
    for (const topic of topicNames(line.replaceAll('\\"', '"'), '').filter(
      ({ subscribed }) => subscribed,
    ))
      uses.topic({ ...topic, place })
}
