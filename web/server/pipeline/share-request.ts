import { once } from 'node:events'
import { Agent, get, type IncomingMessage, type ServerResponse } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { basePath } from '../../config/paths.ts'
import { ownAuthorization } from '../../config/secrets/own-secret.ts'
import { isPreview } from '../../preview/is-preview.ts'
import { isPageRequest } from './is-page-request.ts'
import { sendText } from './send-text.ts'

/** How long one answer may take the place of others that are to be made, ms. */
const TURN_MS = 10_000
/** What takes longest, all pages as one text, takes some 12 s on a busy machine. In ms. */
const LONGEST_RENEWAL_MS = 60_000
/** Who has waited so long for their turn is told to come again, ms. */
const LONGEST_WAIT_MS = 30_000

const agent = new Agent({ keepAlive: true })

/** Answers of one request, or streams, which nobody can wait for. */
const ownRoutes = new RegExp(`^${basePath}/(?:images|enhancements|mcp)\\b`)

/** Whether a request is for a page, in any format, that is the same for every reader. */
export function isShared(request: IncomingMessage): boolean {
  const { url = '/', headers } = request
  return isPageRequest(request) && !ownRoutes.test(url) && !isPreview(url, headers.cookie ?? '')
}

/** Answers by `answer` when its turn has come; resolves, at the latest after 10 s, to whether the reader got it all. */
export async function answerInTurn(
  response: ServerResponse,
  came: number,
  answer: () => Promise<void>,
): Promise<boolean> {
  if (response.destroyed) return false
  if (performance.now() - came > LONGEST_WAIT_MS) {
    response.setHeader('Retry-After', '10')
    sendText(response, 503, 'Many pages are made at this moment: ask again in a few seconds\n')
    return true
  }
  const turn = new AbortController()
  const over = once(response, 'close', turn).then(() => response.writableFinished)
  const late = sleep(TURN_MS, true, turn)
  const failed = answer().then(() => over)
  return Promise.race([failed, over, late]).finally(() => turn.abort())
}

/** Has this server make the answer to such a `request` and keep it; rejects when that takes too long. */
export async function renewAnswer(
  { url = '/', headers }: IncomingMessage,
  self: string,
): Promise<void> {
  const [pathname = '/'] = url.split('?')
  const asked = get(self + pathname, {
    agent,
    headers: {
      accept: headers.accept ?? '',
      'accept-encoding': headers['accept-encoding'] ?? '',
      authorization: ownAuthorization(),
    },
    signal: AbortSignal.timeout(LONGEST_RENEWAL_MS),
  })
  // The one after the answer has begun; those before it reject what follows.
  asked.on('error', () => {})
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    asked.once('response', resolve).once('error', reject)
  })
  await once(answer.resume(), 'end')
}
