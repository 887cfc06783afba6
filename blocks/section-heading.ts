import type { TocEntry } from '../web/content/model/page-data.ts'

/** A heading's entry in the table of contents. */
export type SectionHeading = Omit<TocEntry, 'children'>
