import { createHmac } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import { HMAC_SECRET } from '../../local/exchange/testing/test-exchange.ts'

const DAY = 24 * 60 * 60 * 1000
const WINDOW = 7 * DAY

interface Execution {
  execId: string
  execTime: string
}

/**
 * An exchange with only the list of executions, and its rules: at most 7 days per query, 100 records per page, both
 * bounds inclusive, newest first. It refuses the second request for its rate limit.
 */
export async function startExecutionHistory() {
  let all: Execution[] | undefined
  let requestCount = 0
  const refusals: string[] = []

  function answer(query: URLSearchParams, isSigned: boolean) {
    const number = (name: string) => Number(query.get(name) ?? Number.NaN)
    const [start, end, limit] = [number('startTime'), number('endTime'), number('limit')]
    all ??= executionsUntil(end)
    const refuse = (retCode: number, retMsg: string) => ({ retCode, retMsg, result: {} })
    if (!isSigned) return refuse(10004, 'error sign')
    if (requestCount === 2) return refuse(10006, 'Too many visits')
    if (!(end - start <= WINDOW && end > start)) return refuse(10001, 'endTime: more than 7 days')
    if (!(limit >= 1 && limit <= 100)) return refuse(10001, 'limit: not 1 to 100')
    const within = all.filter(({ execTime }) => +execTime >= start && +execTime <= end)
    const from = fromCursor(query.get('cursor'), start)
    if (from === undefined) return refuse(10001, 'cursor: not of this window')
    const list = within.slice(from, from + limit)
    const next = from + limit < within.length ? cursorOf(start, from + limit) : ''
    return { retCode: 0, retMsg: 'OK', result: { list, nextPageCursor: next } }
  }

  const server = createServer((request, response) => {
    requestCount += 1
    const [, query = ''] = (request.url ?? '').split('?')
    const answered = answer(new URLSearchParams(query), isSigned(request, query))
    if (answered.retCode !== 0) refusals.push(answered.retMsg)
    response.setHeader('X-Bapi-Limit-Reset-Timestamp', String(Date.now() + 300))
    response.end(JSON.stringify(answered))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  return {
    url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`,
    /** The records of the 30 days, newest first, after the first request. */
    executions: () => all ?? [],
    refusals: () => refusals,
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

function isSigned({ headers }: IncomingMessage, query: string): boolean {
  const { 'x-bapi-timestamp': at, 'x-bapi-api-key': key, 'x-bapi-recv-window': window } = headers
  const text = `${String(at)}${String(key)}${String(window)}${query}`
  const expected = createHmac('sha256', HMAC_SECRET).update(text).digest('hex')
  return headers['x-bapi-sign'] === expected
}

/** The exchange's cursors contain characters that a query must encode. */
const cursorOf = (start: number, index: number) => `page_token%3D${start}-${index}%26`

function fromCursor(cursor: string | null, start: number): number | undefined {
  if (cursor === null) return 0
  const [, of, index] = /^page_token%3D(\d+)-(\d+)%26$/.exec(cursor) ?? []
  return of === String(start) ? Number(index) : undefined
}

/**
 * A busy day, a week without records, two at the same time, one at the boundary of two windows, and one at each end of
 * the 30 days; newest first.
 */
function executionsUntil(end: number): Execution[] {
  const times = [
    ...Array.from({ length: 250 }, (_, index) => end - 2 * DAY - index * 1000),
    end - 3 * DAY,
    end - 3 * DAY,
    end - WINDOW,
    ...Array.from({ length: 100 }, (_, index) => end - 15 * DAY - index * 1000),
    end - 30 * DAY,
    end,
  ]
  return times
    .toSorted((a, b) => b - a)
    .map((time, index) => ({ execId: `e${String(index).padStart(4, '0')}`, execTime: `${time}` }))
}
