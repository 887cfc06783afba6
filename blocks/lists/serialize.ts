import type { BlockMarkdown } from '../../web/formats/markdown/markdown-context.ts'
import type { BlockSearch } from '../../web/search/block-search.ts'
import { searchAdmonition, serveAdmonition } from '../admonition/serialize.ts'
import type { PageText } from '../block/resolve.ts'
import { serveText } from '../block/serialize.ts'
import { byKind } from '../by-kind.ts'
import { searchCards, serveCards } from '../cards/serialize.ts'
import { searchChangelog, serveChangelog } from '../changelog/serialize.ts'
import { searchChannel, serveChannel } from '../channel/serialize.ts'
import { searchCode, serveCode } from '../codeBlock/serialize.ts'
import { searchDetails, serveDetails } from '../details/serialize.ts'
import { searchDiagram, serveDiagram } from '../diagram/serialize.ts'
import type { PageDivider } from '../divider/resolve.ts'
import { serveDivider } from '../divider/serialize.ts'
import { searchEnum, serveEnum } from '../enumTable/serialize.ts'
import { searchErrors, serveErrors } from '../errorTable/serialize.ts'
import type { PageHeading } from '../heading/resolve.ts'
import { serveHeading } from '../heading/serialize.ts'
import type { PageImage } from '../image/resolve.ts'
import { serveImage } from '../image/serialize.ts'
import { searchOperation, serveOperation } from '../operation/serialize.ts'
import { searchParameters, serveParameters } from '../parameterTable/serialize.ts'
import { searchPlaceholder, servePlaceholder } from '../placeholder/serialize.ts'
import { searchSteps, serveSteps } from '../steps/serialize.ts'
import { searchTable, serveTable } from '../table/serialize.ts'
import { searchTabs, serveTabs } from '../tabs/serialize.ts'
import type { PageBlock } from './resolve.ts'

/** Adds a block's searchable content. Text and headings are handled elsewhere, because they depend on their context. */
export const searchKind = byKind<
  Exclude<PageBlock, PageText | PageHeading>,
  [search: BlockSearch],
  void,
  PageImage | PageDivider
>({
  admonition: searchAdmonition,
  codeBlock: searchCode,
  tabs: searchTabs,
  steps: searchSteps,
  table: searchTable,
  parameterTable: searchParameters,
  details: searchDetails,
  diagram: searchDiagram,
  operation: searchOperation,
  channel: searchChannel,
  enumTable: searchEnum,
  errorTable: searchErrors,
  cards: searchCards,
  changelog: searchChangelog,
  placeholder: searchPlaceholder,
})

/** Returns a block as Markdown for readers and tools, one string per paragraph-like part. */
export const serveKind = byKind<PageBlock, [markdown: BlockMarkdown], string[]>({
  block: serveText,
  heading: serveHeading,
  admonition: serveAdmonition,
  codeBlock: serveCode,
  tabs: serveTabs,
  steps: serveSteps,
  table: serveTable,
  parameterTable: serveParameters,
  image: serveImage,
  details: serveDetails,
  diagram: serveDiagram,
  operation: serveOperation,
  channel: serveChannel,
  enumTable: serveEnum,
  errorTable: serveErrors,
  cards: serveCards,
  changelog: serveChangelog,
  divider: serveDivider,
  placeholder: servePlaceholder,
})
