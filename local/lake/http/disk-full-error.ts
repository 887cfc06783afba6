import { LakeError } from './errors.ts'

/**
 * 507, which the Studio does not know and therefore tries again: an edit of a draft waits in the
 * browser until there is room. Any status of the 400s that it knows would make it throw the edit
 * away. What no status saves is the edit that would make a draft: after any failure, Sanity's
 * mutator forgets what it held for a document that does not exist.
 */
export function diskFullError(): LakeError {
  const message =
    'The disk that holds the lake is full: nothing was written. Free some space; reading goes on meanwhile, and the Studio sends edits of drafts again by itself.'
  return new LakeError(507, { statusCode: 507, error: 'Insufficient Storage', message }, message)
}
