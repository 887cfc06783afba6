import type { BlockContext } from '../../web/content/blocks/resolve-blocks.ts'
import { type PageAdmonition, resolveAdmonition } from '../admonition/resolve.ts'
import { type PageText, resolveText } from '../block/resolve.ts'
import { byKind } from '../by-kind.ts'
import { type PageCards, resolveCards } from '../cards/resolve.ts'
import { changelogHeadings, type PageChangelog, resolveChangelog } from '../changelog/resolve.ts'
import { channelHeadings, type PageChannel, resolveChannelBlock } from '../channel/resolve.ts'
import { type PageCode, resolveCode } from '../codeBlock/resolve.ts'
import { type PageDetails, resolveDetails } from '../details/resolve.ts'
import { type PageDiagram, resolveDiagram } from '../diagram/resolve.ts'
import { type PageDivider, resolveDivider } from '../divider/resolve.ts'
import { enumHeadings, type PageEnum, resolveEnumBlock } from '../enumTable/resolve.ts'
import { anchorErrors, type PageErrors, resolveErrorsBlock } from '../errorTable/resolve.ts'
import { headingHeadings, type PageHeading, resolveHeading } from '../heading/resolve.ts'
import { type PageImage, resolveImage } from '../image/resolve.ts'
import {
  operationHeadings,
  type PageOperation,
  resolveOperationBlock,
} from '../operation/resolve.ts'
import {
  anchorParameters,
  type PageParameters,
  resolveParameters,
} from '../parameterTable/resolve.ts'
import { type PagePlaceholder, resolvePlaceholder } from '../placeholder/resolve.ts'
import type { RowAnchor } from '../row-anchor.ts'
import type { SectionHeading } from '../section-heading.ts'
import { type PageSteps, resolveSteps } from '../steps/resolve.ts'
import { anchorTable, type PageTable, resolveTable } from '../table/resolve.ts'
import { type PageTabs, resolveTabs } from '../tabs/resolve.ts'
import type { Block } from './model.ts'

/** A block of a page: references are resolved to addresses, and documents to their content. */
export type PageBlock =
  | PageText
  | PageHeading
  | PageAdmonition
  | PageCode
  | PageTabs
  | PageSteps
  | PageTable
  | PageParameters
  | PageImage
  | PageDetails
  | PageDiagram
  | PageOperation
  | PageChannel
  | PageEnum
  | PageErrors
  | PageCards
  | PageChangelog
  | PageDivider
  | PagePlaceholder

/** Resolves a stored block for its page; nothing if the document that it shows no longer exists. */
export const resolveKind = byKind<Block, [context: BlockContext], PageBlock[]>({
  block: (text, context) => [resolveText(text, context, context.langOf(text))],
  heading: resolveHeading,
  admonition: resolveAdmonition,
  codeBlock: resolveCode,
  tabs: resolveTabs,
  steps: resolveSteps,
  table: resolveTable,
  parameterTable: resolveParameters,
  image: resolveImage,
  details: resolveDetails,
  diagram: resolveDiagram,
  operation: resolveOperationBlock,
  channel: resolveChannelBlock,
  enumTable: resolveEnumBlock,
  errorTable: resolveErrorsBlock,
  cards: resolveCards,
  changelog: resolveChangelog,
  divider: resolveDivider,
  placeholder: resolvePlaceholder,
})

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

/** Returns the block with an anchor for each row; undefined for a kind without rows. */
export const anchorRowsOf = byKind<
  PageBlock,
  [anchorOf: RowAnchor],
  PageBlock,
  Exclude<PageBlock, PageTable | PageParameters | PageErrors>
>({ table: anchorTable, parameterTable: anchorParameters, errorTable: anchorErrors })
