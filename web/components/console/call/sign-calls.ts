import { parseJson, printJson } from '../../../samples/json-value.ts'
import { type Credentials, signedHeaders } from '../../../signing/signed-headers.ts'
import { answerCode } from './answer-code.ts'
import { answerFacts } from './answer-facts.ts'
import type { Call } from './call.ts'

export interface Signing {
  /** Address of the operation in the chosen environment; other requests are not signed. */
  address: string
  /** Returns the key and secret; undefined for a call that needs no signature. */
  credentials: () => Credentials | undefined
  /** Whether to send a call with this method; may ask the reader. */
  isWanted: (method: string) => boolean
  onCall: (call: Call) => void
}

/**
 * Signs the page's calls to one address, until the returned function is called. It wraps `fetch`, as Stoplight's
 * console has no hook for signing.
 */
export function signCalls(signing: Signing): () => void {
  const original = window.fetch
  const address = new URL(signing.address).href
  let armed = true
  const wrapper: typeof fetch = (input, init) =>
    armed && typeof input === 'string' && input.split('?', 1)[0] === address
      ? signedCall(original, input, init ?? {}, signing)
      : original(input, init)
  window.fetch = wrapper
  return () => {
    // Another console may have wrapped this wrapper.
    armed = false
    if (window.fetch === wrapper) window.fetch = original
  }
}

async function signedCall(
  send: typeof fetch,
  url: string,
  init: RequestInit,
  { credentials, isWanted, onCall }: Signing,
): Promise<Response> {
  const method = init.method ?? 'GET'
  const body = typeof init.body === 'string' ? init.body : undefined
  const used = credentials()
  const sent =
    method === 'GET' ? { queryString: new URL(url).search.slice(1) } : { body: body ?? '' }
  const call: Omit<Call, 'outcome'> = {
    method,
    url,
    ...(body !== undefined && { body }),
    headers: {},
  }
  if (!isWanted(method)) {
    onCall({ ...call, outcome: { kind: 'withheld' } })
    throw new Error(`The reader did not want ${method} ${url}`)
  }
  try {
    const signed = used && (await signedHeaders(used, sent, Date.now()))
    const headers = { ...Object.fromEntries(new Headers(init.headers)), ...signed?.headers }
    Object.assign(call, { headers, ...(signed && { payload: signed.payload }) })
    const from = performance.now()
    const answer = await send(url, {
      ...init,
      headers,
      credentials: 'omit',
      cache: 'no-store',
      // A redirect would send our headers to another server.
      redirect: 'error',
      referrerPolicy: 'no-referrer',
    })
    const text = await answer.text()
    const facts = answerFacts(answer, text, performance.now() - from)
    const shown = printed(text)
    onCall({ ...call, outcome: { kind: 'answer', ...answerCode(text), facts, text: shown } })
    // The console shows the answer itself, so Stoplight gets an empty one.
    return new Response(null, { status: 204 })
  } catch (error) {
    onCall({ ...call, outcome: { kind: 'failed', message: String(error) } })
    throw error
  }
}

/** JSON with line breaks and unchanged digits; other text unchanged. */
function printed(text: string): string {
  try {
    return printJson(parseJson(text))
  } catch {
    return text
  }
}
