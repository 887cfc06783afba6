import { env } from '../../config/env.ts'

/** The address for reporting a problem with the page at `path`: `{url}` in `template` becomes the page's address. */
export function reportHref(template: string | undefined, path: string): string | undefined {
  const address = encodeURIComponent(new URL(path, env.SITE_URL).href)
  return template?.replaceAll('{url}', address)
}
