/** Message of a reference to a document that is not published. */
export const REFERENCE_MESSAGE =
  'What this leads to is not published, or no longer there: readers would find nothing. Publish it, choose another, or take the link out.'
