import type { PortableTextComponents } from '@portabletext/react'
import type { ReactNode } from 'react'
import { withStaleMark } from '../../web/components/stale-mark/with-stale-mark.tsx'
import { viewAdmonition } from '../admonition/view.tsx'
import type { PageText } from '../block/resolve.ts'
import { byKind, type Facets } from '../by-kind.ts'
import { viewCards } from '../cards/view.tsx'
import { viewChangelog } from '../changelog/view.tsx'
import { viewChannel } from '../channel/view.tsx'
import { viewCode } from '../codeBlock/view.tsx'
import { viewDetails } from '../details/view.tsx'
import { viewDiagram } from '../diagram/view.tsx'
import { viewDivider } from '../divider/view.tsx'
import { viewEnum } from '../enumTable/view.tsx'
import { viewErrors } from '../errorTable/view.tsx'
import { viewHeading } from '../heading/view.tsx'
import { viewImage } from '../image/view.tsx'
import { viewOperation } from '../operation/view.tsx'
import { viewParameters } from '../parameterTable/view.tsx'
import { viewPlaceholder } from '../placeholder/view.tsx'
import { viewSteps } from '../steps/view.tsx'
import { viewTable } from '../table/view.tsx'
import { viewTabs } from '../tabs/view.tsx'
import type { ViewContext } from '../view-context.ts'
import type { PageBlock } from './resolve.ts'

/** Views of all kinds except text, which Portable Text renders by the page's components. */
const views: Facets<Exclude<PageBlock, PageText>, [context: ViewContext], ReactNode> = {
  heading: viewHeading,
  admonition: viewAdmonition,
  codeBlock: viewCode,
  tabs: viewTabs,
  steps: viewSteps,
  table: viewTable,
  parameterTable: viewParameters,
  image: viewImage,
  details: viewDetails,
  diagram: viewDiagram,
  operation: viewOperation,
  channel: viewChannel,
  enumTable: viewEnum,
  errorTable: viewErrors,
  cards: viewCards,
  changelog: viewChangelog,
  divider: viewDivider,
  placeholder: viewPlaceholder,
}

/** Returns the views of all kinds as components for Portable Text. */
export function blockViews(context: ViewContext): NonNullable<PortableTextComponents['types']> {
  const view = byKind(views)
  return Object.fromEntries(
    Object.keys(views).map((type) => [
      type,
      ({ value }) => withStaleMark(value, context.t, view(value, context)),
    ]),
  )
}
