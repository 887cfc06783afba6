import { env } from '../../config/env.ts'

/** Where readers tell of a problem with the page at `path`: `{url}` becomes the page's address. */
export function reportHref(template: string | undefined, path: string): string | undefined {
  const address = encodeURIComponent(new URL(path, env.SITE_URL).href)
  return template?.replaceAll('{url}', address)
}
