import type { IncomingMessage, ServerResponse } from 'node:http'
import { basePath, mcpHref } from '../paths.ts'
import { sendText } from './send-text.ts'

const READING = ['GET', 'HEAD', 'OPTIONS']

/** Answers 405 to what would change something where nothing can be changed, and says whether it has. */
export function refuseMethods(request: IncomingMessage, response: ServerResponse): boolean {
  const [path = ''] = (request.url ?? '').split('?')
  const allowed = [...READING, ...changing(path)]
  if (allowed.includes(request.method ?? '')) return false
  response.setHeader('Allow', allowed.join(', '))
  sendText(response, 405, `${request.method} is not answered here; ${allowed.join(', ')} are.\n`)
  return true
}

function changing(path: string): string[] {
  if (path === mcpHref) return ['POST', 'DELETE']
  return path.startsWith(`${basePath}/api/`) ? ['POST'] : []
}
