import { z } from 'zod'
import type { ApiIndex } from '../api-index.ts'
import type { FileLocation } from '../finding.ts'
import { queryFields } from '../source/query-fields.ts'
import { topicNames } from '../source/topic-names.ts'
import type { FieldUse, UseVisitor } from '../use.ts'
import { harEntries } from './har-entries.ts'
import type { FileProblem } from './problem.ts'

const entrySchema = z.object({
  request: z.object({
    method: z.string(),
    url: z.string(),
    postData: z.object({ text: z.string().optional() }).nullish(),
  }),
  /** Chrome's: https://developer.chrome.com/docs/devtools/network/reference#save-as-har */
  _webSocketMessages: z.array(z.object({ type: z.string(), data: z.string() })).nullish(),
})

type Entry = z.infer<typeof entrySchema>

/** How deep a body is looked at, and how many of its names. */
const DEEPEST = 6
const MOST_NAMES = 500

/** Tells what the requests of a HAR use of the API; undefined where it was read to its end. */
export async function readHar(
  file: string,
  texts: AsyncIterable<string>,
  api: ApiIndex,
  uses: UseVisitor,
): Promise<FileProblem | undefined> {
  /** Where something of the API was called, older versions of it may be too. */
  const own = new Set(api.hosts)
  const entries = harEntries(texts)
  let count = 0
  let unread = 0
  for (;;) {
    const { done, value } = await entries.next()
    if (done) {
      if (!value.hasEntries) return { file, problem: 'no-har' }
      if (!value.isWhole) return { file, problem: 'cut-har', count }
      return unread > 0 ? { file, problem: 'har-entries', count: unread } : undefined
    }
    const entry = parsed(value.text)
    if (entry) readEntry(entry, { file, line: value.line }, { api, uses, own })
    else unread += 1
    count += 1
  }
}

function parsed(text: string | undefined): Entry | undefined {
  if (text === undefined) return undefined
  const json = parseJson(text)
  return entrySchema.safeParse(json).data
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    // What is no JSON is no entry and no body: the caller counts or skips it.
    return undefined
  }
}

function readEntry(
  { request, _webSocketMessages: messages }: Entry,
  place: FileLocation,
  { api, uses, own }: { api: ApiIndex; uses: UseVisitor; own: Set<string> },
): void {
  const url = URL.parse(request.url)
  for (const { data } of (messages ?? []).filter(({ type }) => type === 'send'))
    for (const topic of topicNames(data.slice(0, 100_000), '').filter(
      ({ subscribed }) => subscribed,
    ))
      uses.topic({ ...topic, place })
  if (!url || request.method === 'OPTIONS' || url.protocol === 'data:') return
  const { pathname, hostname: host } = url
  const path = pathname.replace(/(?<!\/)\/+$/, '')
  if (api.byPath.has(path)) own.add(host)
  else if (own.has(host) && /\/v[1-4]\//.test(path)) uses.otherVersion(path, place)
  if (!api.byPath.has(path) && !path.startsWith('/v5/')) return
  const fields = [
    ...queryFields(url.search.slice(1), place, true),
    ...bodyFields(parseJson(request.postData?.text ?? ''), place),
  ]
  const isRequest = url.protocol === 'https:' || url.protocol === 'http:'
  uses.call({ path, place, host, fields, ...(isRequest && { method: request.method }) })
}

/** The names of a body's values, at whatever depth, with those that are no lists or objects. */
function bodyFields(body: unknown, place: FileLocation): FieldUse[] {
  const found: FieldUse[] = []
  const look = (value: unknown, depth: number): void => {
    if (typeof value !== 'object' || value === null || depth > DEEPEST) return
    for (const [name, inner] of Object.entries(value)) {
      if (found.length >= MOST_NAMES) return
      const isPlain = ['string', 'number', 'boolean'].includes(typeof inner)
      if (!Array.isArray(value))
        found.push({ name, place, sent: true, ...(isPlain && { value: String(inner) }) })
      look(inner, depth + 1)
    }
  }
  look(body, 0)
  return found
}
