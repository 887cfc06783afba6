import { property } from '../../../enhancements/property.ts'

/** Whether the content continues before and after its snippet, which the server cuts without ellipsis. */
export function snippetEdges(hit: { content?: string; _rawTypesenseHit?: unknown }): {
  before: boolean
  after: boolean
} {
  const highlight = property(property(hit._rawTypesenseHit, 'highlight'), 'content')
  const snippet = property(highlight, 'snippet')
  if (typeof snippet !== 'string' || hit.content === undefined)
    return { before: false, after: false }
  const plain = snippet.replaceAll(/<\/?mark>/g, '')
  return { before: !hit.content.startsWith(plain), after: !hit.content.endsWith(plain) }
}
