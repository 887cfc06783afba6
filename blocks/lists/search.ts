import type { BlockSearch } from '../../web/search/block-search.ts'
import { searchAdmonition } from '../admonition/search.ts'
import type { PageText } from '../block/resolve.ts'
import { byKind } from '../by-kind.ts'
import { searchCards } from '../cards/search.ts'
import { searchChangelog } from '../changelog/search.ts'
import { searchChannel } from '../channel/search.ts'
import { searchCode } from '../codeBlock/search.ts'
import { searchDetails } from '../details/search.ts'
import { searchDiagram } from '../diagram/search.ts'
import type { PageDivider } from '../divider/resolve.ts'
import { searchEnum } from '../enumTable/search.ts'
import { searchErrors } from '../errorTable/search.ts'
import type { PageHeading } from '../heading/resolve.ts'
import type { PageImage } from '../image/resolve.ts'
import { searchOperation } from '../operation/search.ts'
import { searchParameters } from '../parameterTable/search.ts'
import { searchPlaceholder } from '../placeholder/search.ts'
import { searchSteps } from '../steps/search.ts'
import { searchTable } from '../table/search.ts'
import { searchTabs } from '../tabs/search.ts'
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
