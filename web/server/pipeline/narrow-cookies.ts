import type { ServerResponse } from 'node:http'
import { basePath } from '../../config/paths.ts'

/**
 * Keeps the site's cookies from what else the host serves: next-sanity sets its own with `Path=/`, and offers no
 * option for it (`next-sanity/dist/visual-editing/server-actions`).
 */
export function narrowCookies(response: ServerResponse): void {
  const cookies = [response.getHeader('set-cookie') ?? []].flat().map(String)
  if (cookies.length === 0) return
  const narrow = cookies.map((each) =>
    each.replace(/;\s*Path=\/(?=\s*(?:;|$))/i, `; Path=${basePath}`),
  )
  response.setHeader('Set-Cookie', narrow)
}
