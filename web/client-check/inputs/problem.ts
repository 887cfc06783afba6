/** Why a file was not read, or not to its end. */
export interface FileProblem {
  file: string
  /**
   * no-har: it has no entries. cut-har: it ends in the middle, after `count` entries. har-entries: `count`
   * of its entries are too long, or are none. unreadable: it is gone, or may not be read.
   */
  problem: 'no-har' | 'cut-har' | 'har-entries' | 'unreadable'
  count?: number
}
