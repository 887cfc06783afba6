import type { IncomingMessage, ServerResponse } from 'node:http'
import { basePath, mcpHref } from '../../config/paths.ts'
import { isPreview } from '../../preview/is-preview.ts'
import { sendText } from './send-text.ts'

const READING = ['GET', 'HEAD', 'OPTIONS']

/** Answers 405 to what would change something where nothing can be changed, and says whether it has. */
export function refuseMethods(request: IncomingMessage, response: ServerResponse): boolean {
  const allowed = [...READING, ...changing(request)]
  if (allowed.includes(request.method ?? '')) return false
  response.setHeader('Allow', allowed.join(', '))
  sendText(response, 405, `${request.method} is not answered here; ${allowed.join(', ')} are.\n`)
  return true
}

function changing({ url = '/', headers }: IncomingMessage): string[] {
  const [path = ''] = url.split('?')
  if (path === mcpHref) return ['POST', 'DELETE']
  // A draft is brought up to date by posting to its own address.
  const posts = path.startsWith(`${basePath}/api/`) || isPreview(url, headers.cookie ?? '')
  return posts ? ['POST'] : []
}
