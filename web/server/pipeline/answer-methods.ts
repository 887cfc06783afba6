import type { IncomingMessage, ServerResponse } from 'node:http'
import { allowAnyOrigin, isCrossOrigin } from '../../config/cross-origin.ts'
import { basePath } from '../../config/paths.ts'
import { sendText } from './send-text.ts'

const READING = ['GET', 'HEAD']

/** Seconds; no browser caches a preflight for longer than a day. */
const PREFLIGHT_MAX_AGE = 86_400

/** Paths below the base path with other methods. A test compares them with the exports of their routes. */
const ownMethods: Readonly<Record<string, readonly string[]>> = {
  '/api/draft-mode/perspective': ['POST'],
  '/api/feedback': [...READING, 'POST'],
  '/api/helpful': ['POST'],
  '/api/invalidate': ['POST'],
  '/api/read': ['POST'],
  '/api/search-trial': ['POST'],
  '/api/webhook': ['POST'],
  '/api/webhook/changes': ['POST'],
  '/api/webhook/search': ['POST'],
  '/mcp': ['POST'],
}

/**
 * Answers OPTIONS, and methods that an address does not have (405), and returns whether it did. Next renders a static
 * route for any method: its own response to OPTIONS never ends and blocks the address for every later request
 * (https://github.com/vercel/next.js/issues/49005), and its 405 would be cached for GET.
 */
export function answerMethods(request: IncomingMessage, response: ServerResponse): boolean {
  const { method = '', url = '/' } = request
  const allowed = methodsOf(request)
  if (allowed.includes(method)) return false
  const allow = [...allowed, 'OPTIONS'].join(', ')
  response.setHeader('Allow', allow)
  const isOpen = isCrossOrigin(pathBelowBase(url))
  // Browser clients first request a stream from `/mcp`, and must be able to read the 405.
  if (isOpen) response.setHeader(allowAnyOrigin.key, allowAnyOrigin.value)
  if (method === 'OPTIONS') answerOptions(response, allow, isOpen)
  else sendText(response, 405, `${method} is not answered here; ${allow} are.\n`)
  return true
}

/** The methods of a request's address, without OPTIONS. */
export function methodsOf({ url = '/' }: Pick<IncomingMessage, 'url'>): readonly string[] {
  return ownMethods[pathBelowBase(url)] ?? READING
}

function answerOptions(response: ServerResponse, allow: string, isOpen: boolean) {
  if (isOpen) {
    response.setHeader('Access-Control-Allow-Methods', allow)
    response.setHeader('Access-Control-Allow-Headers', '*')
    response.setHeader('Access-Control-Max-Age', PREFLIGHT_MAX_AGE)
  }
  response.writeHead(204, { 'Cache-Control': 'no-store' }).end()
}

function pathBelowBase(url: string): string {
  const [path = ''] = url.split('?')
  return path.startsWith(`${basePath}/`) ? path.slice(basePath.length).replace(/\/$/, '') : ''
}
