import { badRequest } from '../http/errors.ts'

/** Newer API versions read published documents unless told otherwise, as the hosted service. */
export const defaultPerspective = (apiVersion: string) =>
  apiVersion === 'X' || (/^\d{4}/.test(apiVersion) && apiVersion >= '2025-02-19')
    ? 'published'
    : 'raw'

/**
 * What of a document is seen: everything as it is stored (`raw`), or the first that exists of the
 * layers, which are `published`, `drafts` and names of releases.
 */
export type Perspective = 'raw' | 'published' | readonly string[]

/** Reads `published`, `drafts`, `previewDrafts`, `raw`, or layers as `summer,drafts`. */
export function parsePerspective(text: string): Perspective {
  if (text === 'raw' || text === 'published') return text
  const layers = text
    .split(',')
    .map((layer) => layer.trim())
    .map((layer) => (layer === 'previewDrafts' ? 'drafts' : layer))
  if (layers.includes('raw') || layers.some((layer) => !/^[a-zA-Z0-9_-]{1,64}$/.test(layer)))
    throw badRequest(
      `The perspective "${text}" is not valid: it is raw, published, drafts, or a list of releases.`,
      'invalidPerspective',
    )
  return [...new Set([...layers.filter((layer) => layer !== 'published'), 'published'])]
}
