import { z } from 'zod'
import { locales } from './locales.ts'

export const PREVIEW_LINK = 'previewLink'

/** The longest that a link works after it was made, in ms. */
export const LONGEST_LINK_MS = 7 * 24 * 3_600_000

/** A dotted id: only users of the lake can read it, not the public. */
export const previewLinkId = (name: string): string => `${PREVIEW_LINK}.${name}`

/** A link to the draft of one page in one language, for whoever has it, until it expires. */
export const previewLink = z.object({
  _id: z.string(),
  _type: z.literal(PREVIEW_LINK),
  /** Published id. No reference: a link is nothing that keeps a page from being deleted. */
  pageId: z.string().min(1),
  locale: z.enum(locales),
  /** SHA-256 of the secret, in hex; the secret itself is in the link alone. */
  secretHash: z.string().regex(/^[0-9a-f]{64}$/),
  expiresAt: z.iso.datetime(),
  /** Name of who made it. */
  createdBy: z.string(),
  /** Set by the lake. */
  _updatedAt: z.iso.datetime().optional(),
})

export type PreviewLink = z.infer<typeof previewLink>

/** What is in the address: the name of the document and the secret that it holds the hash of. */
export const previewToken = (name: string, secret: string): string => `${name}.${secret}`

/** The parts of a token; undefined for anything that is none. */
export function partsOfToken(token: string): { name: string; secret: string } | undefined {
  const [, name, secret] = /^([0-9a-f]{32})\.([\w-]{43})$/.exec(token) ?? []
  return name === undefined || secret === undefined ? undefined : { name, secret }
}
