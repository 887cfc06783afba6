import type { TocEntry } from '../web/content/model/page-data.ts'

/** What the table of contents says of a heading. */
export type SectionHeading = Omit<TocEntry, 'children'>
