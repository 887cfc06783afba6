const DRAFTS = 'drafts.'
const VERSIONS = 'versions.'

export const isDraftId = (id: string) => id.startsWith(DRAFTS)
export const isVersionId = (id: string) => id.startsWith(VERSIONS)
export const isPublishedId = (id: string) => !isDraftId(id) && !isVersionId(id)
export const draftIdOf = (publishedId: string) => DRAFTS + publishedId

/** The published id: `drafts.a` and `versions.summer.a` both belong to `a`. */
export function publishedIdOf(id: string): string {
  if (isDraftId(id)) return id.slice(DRAFTS.length)
  if (isVersionId(id)) return id.split('.').slice(2).join('.')
  return id
}

/** Whether an id is public. As in a hosted public dataset, documents with a dot in the id are for signed-in users. */
export const isPublicId = (id: string) => !id.includes('.')

const WELL_FORMED = /^[a-zA-Z0-9_][a-zA-Z0-9_-]*(\.[a-zA-Z0-9_-]+)*$/

/** Letters, digits, `_`, `-` and single dots between them, at most 128 characters, and not only a prefix. */
export const isValidId = (id: string) =>
  id.length <= 128 && WELL_FORMED.test(id) && publishedIdOf(id) !== ''
