/** What is at a reference to a document that readers do not see. */
export const REFERENCE_MESSAGE =
  'What this leads to is not published, or no longer there: readers would find nothing. Publish it, choose another, or take the link out.'
