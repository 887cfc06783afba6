import { ApiError, badParameter, refusal } from '../errors.ts'
import type { ApiKey } from './keys.ts'
import { isSignedBy, signedBytes } from './signature.ts'

/** Default receive window, in ms. */
const RECV_WINDOW_MS = 5000
/** Most that a timestamp may be in the future, in ms. */
const AHEAD_MS = 1000

/** Reads a header by its lower-case name; empty if it was not sent. */
export type HeaderOf = (name: string) => string

/**
 * The key that signed the request. Throws as the API does: 10001 for a missing header, 10003 for an unknown key, 10002
 * for a timestamp outside the receive window, 10004 for a wrong signature, with the text that should have been signed.
 */
export function verifyRequest(
  header: HeaderOf,
  payload: Uint8Array,
  keys: readonly ApiKey[],
  now: number,
): ApiKey {
  const name = header('x-bapi-api-key')
  const timestamp = header('x-bapi-timestamp')
  const recvWindow = header('x-bapi-recv-window')
  const signature = header('x-bapi-sign')
  if (!name || !timestamp || !signature)
    throw new ApiError(
      10001,
      `empty value: apiTimestamp[${timestamp}] apiKey[${name}] apiSignature[${signature}]`,
    )
  const key = keys.find((known) => known.name === name)
  if (!key) throw refusal(10003)
  assertInWindow(timestamp, recvWindow, now)
  if (!isSignedBy(key, toSign(header, payload), signature)) throw wrongSignature(header, payload)
  return key
}

/** Throws 10002 for a timestamp outside the receive window, 10001 for one that is no number. */
export function assertInWindow(timestamp: string, recvWindow: string, now: number): void {
  const at = milliseconds('X-BAPI-TIMESTAMP', timestamp)
  const window = recvWindow ? milliseconds('X-BAPI-RECV-WINDOW', recvWindow) : RECV_WINDOW_MS
  if (at < now - window || at >= now + AHEAD_MS) throw outsideWindow(timestamp, recvWindow, now)
}

export const outsideWindow = (timestamp: string, recvWindow: string, now: number) =>
  new ApiError(
    10002,
    `invalid request, please check your server timestamp or recv_window param. req_timestamp[${timestamp}],server_timestamp[${now}],recv_window[${recvWindow || RECV_WINDOW_MS}]`,
  )

export const wrongSignature = (header: HeaderOf, payload: Uint8Array) =>
  new ApiError(10004, `error sign! origin_string[${toSign(header, payload).toString()}]`)

const toSign = (header: HeaderOf, payload: Uint8Array) =>
  signedBytes({
    timestamp: header('x-bapi-timestamp'),
    key: header('x-bapi-api-key'),
    recvWindow: header('x-bapi-recv-window'),
    payload,
  })

function milliseconds(name: string, text: string): number {
  if (!/^\d{1,15}$/.test(text)) throw badParameter(name, 'must be a whole number of milliseconds')
  return Number(text)
}
