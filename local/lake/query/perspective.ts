import { badRequest } from '../http/errors.ts'

/** Newer API versions read published documents by default, as the hosted service does. */
export const defaultPerspective = (apiVersion: string) =>
  apiVersion === 'X' || (/^\d{4}/.test(apiVersion) && apiVersion >= '2025-02-19')
    ? 'published'
    : 'raw'

/**
 * The visible state of a document: as stored (`raw`), or its first existing layer of `published`, `drafts`, releases.
 */
export type Perspective = 'raw' | 'published' | readonly string[]

/** Parses `published`, `drafts`, `previewDrafts`, `raw`, or layers such as `summer,drafts`. */
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
