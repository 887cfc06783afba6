import type { ArrayOptions } from 'sanity'

/** Options of lists from a specification: the texts of items can be edited, the list itself cannot. */
export const specArray = {
  sortable: false,
  disableActions: ['add', 'addBefore', 'addAfter', 'duplicate', 'remove', 'copy'],
} satisfies ArrayOptions
