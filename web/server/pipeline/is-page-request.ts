import type { IncomingMessage } from 'node:http'
import { basePath } from '../../config/paths.ts'

/** Whether Next may make a page, or its data, for this request; its own files and calls are not. */
export function isPageRequest({ method, url }: IncomingMessage): boolean {
  const reads = method === 'GET' || method === 'HEAD'
  return reads && !url?.startsWith(`${basePath}/api/`) && !url?.includes('/_next/')
}
