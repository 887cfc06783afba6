import { z } from 'zod'
import { locales } from './locales.ts'

export const PREVIEW_LINK = 'previewLink'

/** Maximum lifetime of a link, in ms. */
export const MAX_LINK_MS = 7 * 24 * 3_600_000

/** Returns an id with a dot, which is readable for users of the lake only. */
export const previewLinkId = (name: string): string => `${PREVIEW_LINK}.${name}`

/** A link to the draft of one page in one language, which works for anybody until it expires. */
export const previewLink = z.object({
  _id: z.string(),
  _type: z.literal(PREVIEW_LINK),
  /** Published id; not a reference, because a link must not prevent the page's deletion. */
  pageId: z.string().min(1),
  locale: z.enum(locales),
  /** SHA-256 of the secret, in hex; only the link contains the secret itself. */
  secretHash: z.string().regex(/^[0-9a-f]{64}$/),
  expiresAt: z.iso.datetime(),
  /** Name of the creator. */
  createdBy: z.string(),
  /** Set by the lake. */
  _updatedAt: z.iso.datetime().optional(),
})

export type PreviewLink = z.infer<typeof previewLink>

/** Returns the token in the address: the document's name and the secret. */
export const previewToken = (name: string, secret: string): string => `${name}.${secret}`

/** Parses a token; returns undefined if it is invalid. */
export function partsOfToken(token: string): { name: string; secret: string } | undefined {
  const [, name, secret] = /^([0-9a-f]{32})\.([\w-]{43})$/.exec(token) ?? []
  return name === undefined || secret === undefined ? undefined : { name, secret }
}
