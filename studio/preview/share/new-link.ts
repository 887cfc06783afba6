import {
  MAX_LINK_MS,
  PREVIEW_LINK,
  type PreviewLink,
  previewLinkId,
  previewToken,
} from '../../../schemas/preview-link.ts'

const HOUR_MS = 3_600_000

/** Selectable lifetimes of a link, in ms. */
export const DURATIONS = { hour: HOUR_MS, day: 24 * HOUR_MS, week: MAX_LINK_MS } as const

export type Duration = keyof typeof DURATIONS

interface LinkOptions {
  pageId: string
  locale: PreviewLink['locale']
  duration: Duration
  createdBy: string
  /** In ms since 1970. */
  now: number
  /** Base URL of the site, with its base path. */
  site: string
}

/** Returns a new link: the document to store, and the address, which contains the secret and is stored nowhere. */
export async function newLink(
  wanted: LinkOptions,
): Promise<{ document: PreviewLink; address: string }> {
  const name = hex(crypto.getRandomValues(new Uint8Array(16)))
  const secret = base64url(crypto.getRandomValues(new Uint8Array(32)))
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(secret))
  const { pageId, locale, createdBy } = wanted
  const expiresAt = new Date(wanted.now + DURATIONS[wanted.duration]).toISOString()
  return {
    document: {
      _id: previewLinkId(name),
      _type: PREVIEW_LINK,
      pageId,
      locale,
      secretHash: hex(new Uint8Array(hash)),
      expiresAt,
      createdBy,
    },
    address: `${wanted.site.replace(/\/$/, '')}/api/preview-link/${previewToken(name, secret)}`,
  }
}

const hex = (bytes: Uint8Array): string =>
  [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')

const base64url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
