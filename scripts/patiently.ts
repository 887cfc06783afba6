import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { ClientError, type RequestHandler, ServerError } from '@sanity/client'
import { isRecord } from '../schemas/is-record.ts'

/** Answers of a lake that has too much to do. */
const BUSY: readonly number[] = [429, 502, 503, 504]
const WRITES = /\/data\/(?:mutate|actions)\//
const MOST_TRIES = 7
/** Milliseconds before the second try, twice as many before each later one, where the lake does not say. */
const FIRST_WAIT = 500

type Wait = (ms: number) => Promise<unknown>

/**
 * Sends transactions again that a lake was too busy to take: Sanity's client does that with reads alone. Each
 * gets an id first, by which a lake that did take it knows it again.
 */
export const patiently =
  (wait?: Wait): RequestHandler =>
  (request, next) => {
    if (!('url' in request && WRITES.test(String(request.url)))) return next(request)
    const known = { ...request, body: withId(request.body) }
    return againWhileBusy(() => next(known), wait)
  }

/** The same of any request; uploads pass no handler. */
export async function againWhileBusy<T>(send: () => Promise<T>, wait: Wait = sleep): Promise<T> {
  for (let tried = 1; ; tried += 1) {
    try {
      return await send()
    } catch (error) {
      if (tried === MOST_TRIES || !isBusy(error)) throw error
      await wait(secondsTold(error) * 1000 || FIRST_WAIT * 2 ** (tried - 1))
    }
  }
}

const isBusy = (error: unknown): error is ClientError | ServerError =>
  (error instanceof ClientError || error instanceof ServerError) && BUSY.includes(error.statusCode)

/** https://www.rfc-editor.org/rfc/rfc9110#field.retry-after; 0 where it is a date, or is not there. */
function secondsTold({ response }: ClientError | ServerError): number {
  const headers: unknown = response.headers
  return (isRecord(headers) && Number(headers['retry-after'])) || 0
}

const withId = (body: unknown): unknown =>
  isRecord(body) && ('mutations' in body || 'actions' in body)
    ? { transactionId: randomUUID(), ...body }
    : body
