import type { ArrayOptions } from 'sanity'

/** For lists that come from a specification: their words are edited here, their items are not. */
export const specArray = {
  sortable: false,
  disableActions: ['add', 'addBefore', 'addAfter', 'duplicate', 'remove', 'copy'],
} satisfies ArrayOptions
