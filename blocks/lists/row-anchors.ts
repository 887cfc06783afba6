import { byKind } from '../by-kind.ts'
import type { PageErrors } from '../errorTable/resolve.ts'
import { anchorErrors } from '../errorTable/row-anchors.ts'
import type { PageParameters } from '../parameterTable/resolve.ts'
import { anchorParameters } from '../parameterTable/row-anchors.ts'
import type { RowAnchor } from '../row-anchor.ts'
import type { PageTable } from '../table/resolve.ts'
import { anchorTable } from '../table/row-anchors.ts'
import type { PageBlock } from './resolve.ts'

/** Returns the block with an anchor for each row; undefined for a kind without rows. */
export const anchorRowsOf = byKind<
  PageBlock,
  [anchorOf: RowAnchor],
  PageBlock,
  Exclude<PageBlock, PageTable | PageParameters | PageErrors>
>({ table: anchorTable, parameterTable: anchorParameters, errorTable: anchorErrors })
