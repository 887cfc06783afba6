import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { ClientError, type RequestHandler, ServerError } from '@sanity/client'
import { isRecord } from '../schemas/is-record.ts'

/** Status codes of an overloaded lake. */
const BUSY: readonly number[] = [429, 502, 503, 504]
const WRITES = /\/data\/(?:mutate|actions)\//
const MOST_TRIES = 7
/** Wait before the second try in ms, doubled for each further one, when the answer has no Retry-After. */
const FIRST_WAIT = 500

type Wait = (ms: number) => Promise<unknown>

/**
 * Retries transactions that an overloaded lake rejected: Sanity's client retries only reads. Each transaction gets an
 * id first, so that the lake recognises one that it did execute.
 */
export const retryWrites =
  (wait?: Wait): RequestHandler =>
  (request, next) => {
    if (!('url' in request && WRITES.test(String(request.url)))) return next(request)
    const known = { ...request, body: withId(request.body) }
    return retryWhileBusy(() => next(known), wait)
  }

/** Retries any request in the same way; uploads do not pass through a request handler. */
export async function retryWhileBusy<T>(send: () => Promise<T>, wait: Wait = sleep): Promise<T> {
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

/** Seconds in https://www.rfc-editor.org/rfc/rfc9110#field.retry-after; 0 when it is a date or missing. */
function secondsTold({ response }: ClientError | ServerError): number {
  const headers: unknown = response.headers
  return (isRecord(headers) && Number(headers['retry-after'])) || 0
}

const withId = (body: unknown): unknown =>
  isRecord(body) && ('mutations' in body || 'actions' in body)
    ? { transactionId: randomUUID(), ...body }
    : body
