import type { BlockMarkdown } from '../../web/formats/markdown/markdown-context.ts'
import { serveAdmonition } from '../admonition/served-markdown.ts'
import { serveText } from '../block/served-markdown.ts'
import { byKind } from '../by-kind.ts'
import { serveCards } from '../cards/served-markdown.ts'
import { serveChangelog } from '../changelog/served-markdown.ts'
import { serveChannel } from '../channel/served-markdown.ts'
import { serveCode } from '../codeBlock/served-markdown.ts'
import { serveDetails } from '../details/served-markdown.ts'
import { serveDiagram } from '../diagram/served-markdown.ts'
import { serveDivider } from '../divider/served-markdown.ts'
import { serveEnum } from '../enumTable/served-markdown.ts'
import { serveErrors } from '../errorTable/served-markdown.ts'
import { serveHeading } from '../heading/served-markdown.ts'
import { serveImage } from '../image/served-markdown.ts'
import { serveOperation } from '../operation/served-markdown.ts'
import { serveParameters } from '../parameterTable/served-markdown.ts'
import { servePlaceholder } from '../placeholder/served-markdown.ts'
import { serveSteps } from '../steps/served-markdown.ts'
import { serveTable } from '../table/served-markdown.ts'
import { serveTabs } from '../tabs/served-markdown.ts'
import type { PageBlock } from './resolve.ts'

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
