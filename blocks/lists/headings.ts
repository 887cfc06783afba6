import { byKind } from '../by-kind.ts'
import { changelogHeadings } from '../changelog/headings.ts'
import type { PageChangelog } from '../changelog/resolve.ts'
import { channelHeadings } from '../channel/headings.ts'
import type { PageChannel } from '../channel/resolve.ts'
import type { PageDetails } from '../details/resolve.ts'
import { enumHeadings } from '../enumTable/headings.ts'
import type { PageEnum } from '../enumTable/resolve.ts'
import { headingHeadings } from '../heading/headings.ts'
import type { PageHeading } from '../heading/resolve.ts'
import { operationHeadings } from '../operation/headings.ts'
import type { PageOperation } from '../operation/resolve.ts'
import type { SectionHeading } from '../section-heading.ts'
import type { PageTabs } from '../tabs/resolve.ts'
import type { PageBlock } from './resolve.ts'

/** Returns the headings that a block itself adds; undefined for a block whose nested blocks have the headings. */
export const headingsOf = byKind<
  PageBlock,
  [],
  SectionHeading[],
  Exclude<
    PageBlock,
    PageHeading | PageOperation | PageChannel | PageEnum | PageChangelog | PageDetails | PageTabs
  >
>({
  heading: headingHeadings,
  operation: operationHeadings,
  channel: channelHeadings,
  enumTable: enumHeadings,
  changelog: changelogHeadings,
  // Headings within folds and tabs may be hidden.
  details: () => [],
  tabs: () => [],
})
