import { scriptPolicy } from '../../studio/script-policy/script-policy.ts'

/** The only services that the Studio may reach, by their addresses. */
export interface Reached {
  lake: string
  site: string
  search: string
}

/**
 * For the Studio whose page is `html`: all that it loads is on this machine, and what it would fetch from
 * elsewhere is refused.
 */
export function studioPolicy(html: string, { lake, site, search }: Reached): string {
  const { port } = new URL(lake)
  return [
    `default-src 'self'`,
    scriptPolicy(html),
    `style-src 'self' 'unsafe-inline'`,
    `img-src 'self' data: blob: ${lake}`,
    `font-src 'self' data:`,
    `media-src 'self' blob: ${lake}`,
    `connect-src 'self' ${lake} ${search} ${site} http://*.localhost:${port} ws://localhost:${port} ws://*.localhost:${port}`,
    `frame-src 'self' ${site}`,
    `worker-src 'self' blob:`,
    `frame-ancestors 'none'`,
  ].join('; ')
}
