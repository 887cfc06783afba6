import type { ApiIndex } from '../api-index.ts'
import type { UseVisitor } from '../use.ts'
import { readLogLine } from './read-log.ts'

const CALL =
  /^(?:(?:GET|POST|PUT|DELETE|PATCH)\s+)?(?:https?:\/\/[^\s/]+)?\/?(?:[\w-]+\/)*v\d+\/[\w/-]+(?:\?\S*)?$/
const TOPIC = /^[A-Za-z]\w*(?:\.[\w{}*-]+)+$/
const ignore = () => undefined
/** A line that names a call names nothing else. */
const NOTHING = { topic: ignore, name: ignore, base: ignore, openPath: ignore }
/** What is longer is no entry. */
const LONGEST = 2000
const WORD = /^[A-Za-z]\w*$/

/** Whether all of these lines are paths and topics, and one of them for certain: a path, or a known topic. */
export function isList(
  lines: readonly string[],
  { topicHeads }: Pick<ApiIndex, 'topicHeads'>,
): boolean {
  if (lines.some((line) => line.length > LONGEST)) return false
  const said = lines.map(entryOf).filter((line) => line !== '')
  const isKnown = (line: string) => topicHeads.some((head) => line.startsWith(`${head}.`))
  return said.some((line) => CALL.test(line) || isKnown(line)) && said.every(isEntry)
}

/** Tells what an entry of a list names: a path, with or without its method, or a topic. */
export function readListLine(
  file: string,
  text: string,
  number: number,
  api: ApiIndex,
  uses: UseVisitor,
) {
  const line = text.length > LONGEST ? '' : entryOf(text)
  if (line === '') return
  if (CALL.test(line)) {
    readLogLine(file, line.replace(/^((?:[A-Z]+\s+)?)(?=\w+\/)/, '$1/'), number, api, {
      ...NOTHING,
      call: (use) => uses.call({ ...use, certain: true }),
      otherVersion: (path, place) => uses.otherVersion(path, place, true),
    })
    return
  }
  if (!isEntry(line)) return
  const name = line.replace(/\{[^{}]*\}/g, '*')
  const place = { file, line: number }
  uses.topic({ name, open: false, subscribed: true, listed: true, certain: true, place })
}

const isEntry = (line: string) => CALL.test(line) || TOPIC.test(line) || WORD.test(line)

/** Without what stands around it in a list: dashes, quotes, commas, a remark. */
const entryOf = (line: string): string =>
  line
    .replace(/(?:^|\s)#.*$/, '')
    .trim()
    .replace(/^[-*]\s+/, '')
    .replace(/^["'`]|["'`],?$|,$/g, '')
