import type { BlockContent, Code } from 'mdast'
import type { ContainerDirective, LeafDirective } from '../../schemas/markdown/directive-parts.ts'
import type { MarkdownSource } from '../../schemas/markdown/source.ts'
import type { ToBlocks } from '../../schemas/markdown/to-blocks.ts'
import type { MarkdownWriter } from '../../schemas/markdown/write/writer.ts'
import { describeAdmonition, readAdmonition, writeAdmonition } from '../admonition/markdown.ts'
import { ADMONITION_KINDS } from '../admonition/model.ts'
import { describeText } from '../block/markdown.ts'
import type { TextBlock } from '../block/model.ts'
import { byKind } from '../by-kind.ts'
import { describeCards, readCards, writeCards } from '../cards/markdown.ts'
import { readChangelog, writeChangelog } from '../changelog/markdown.ts'
import { describeChannel, readChannel, writeChannel } from '../channel/markdown.ts'
import { describeCode, readCode, writeCode } from '../codeBlock/markdown.ts'
import { readDetails, writeDetails } from '../details/markdown.ts'
import { describeDiagram, MERMAID, readDiagram, writeDiagram } from '../diagram/markdown.ts'
import { writeDivider } from '../divider/markdown.ts'
import { describeEnum, readEnum, writeEnum } from '../enumTable/markdown.ts'
import { describeErrors, readErrors, writeErrors } from '../errorTable/markdown.ts'
import { describeHeading, writeHeading } from '../heading/markdown.ts'
import { describeImage, readImage, writeImage } from '../image/markdown.ts'
import { describeOperation, readOperation, writeOperation } from '../operation/markdown.ts'
import { describeParameters, readParameters, writeParameters } from '../parameterTable/markdown.ts'
import {
  describePlaceholder,
  PLACEHOLDER,
  readPlaceholder,
  writePlaceholder,
} from '../placeholder/markdown.ts'
import { describeSteps, readSteps, writeSteps } from '../steps/markdown.ts'
import { describeTable, writeTable } from '../table/markdown.ts'
import { describeTabs, readTabs, writeTabs } from '../tabs/markdown.ts'
import type { Block, ObjectBlock } from './model.ts'

type NodeReader<Node> = (
  source: MarkdownSource,
  node: Node,
  position: string,
  toBlocks: ToBlocks,
) => ObjectBlock

/** Readers of `:::name`, by name. */
export const containerReaders = new Map<string, NodeReader<ContainerDirective>>([
  ...ADMONITION_KINDS.map((kind) => [kind, readAdmonition] as const),
  ['details', readDetails],
  ['tabs', readTabs],
  ['steps', readSteps],
  ['cards', readCards],
  ['parameters', readParameters],
])

/** Readers of `::name`, by name. */
export const leafReaders = new Map<
  string,
  (source: MarkdownSource, node: LeafDirective, position: string) => ObjectBlock
>([
  ['operation', readOperation],
  ['channel', readChannel],
  ['enum', readEnum],
  ['errors', readErrors],
  ['image', readImage],
  ['changelog', readChangelog],
])

type FenceReader = (source: MarkdownSource, node: Code, position: string) => ObjectBlock | undefined

/** Readers of fences, by language. */
const fenceReaders = new Map<string, FenceReader>([
  [PLACEHOLDER, readPlaceholder],
  [MERMAID, readDiagram],
])

/** Reads a fence; without a specific reader it is a code block. */
export const readFence = (source: MarkdownSource, node: Code, position: string): ObjectBlock =>
  fenceReaders.get(node.lang ?? '')?.(source, node, position) ?? readCode(source, node, position)

/** Writes a block as Markdown block content; text blocks are written in groups. */
export const writeKind = byKind<Exclude<Block, TextBlock>, [writer: MarkdownWriter], BlockContent>({
  admonition: writeAdmonition,
  codeBlock: writeCode,
  tabs: writeTabs,
  steps: writeSteps,
  table: writeTable,
  parameterTable: writeParameters,
  image: writeImage,
  details: writeDetails,
  diagram: writeDiagram,
  operation: writeOperation,
  channel: writeChannel,
  enumTable: writeEnum,
  errorTable: writeErrors,
  cards: writeCards,
  changelog: writeChangelog,
  divider: writeDivider,
  placeholder: writePlaceholder,
  heading: writeHeading,
})

/** Returns the properties of a block that its translation must share. */
export const describeKind = byKind<Block, [], string>({
  block: describeText,
  admonition: describeAdmonition,
  codeBlock: describeCode,
  tabs: describeTabs,
  steps: describeSteps,
  table: describeTable,
  parameterTable: describeParameters,
  image: describeImage,
  details: ({ _type }) => _type,
  diagram: describeDiagram,
  operation: describeOperation,
  channel: describeChannel,
  enumTable: describeEnum,
  errorTable: describeErrors,
  cards: describeCards,
  changelog: ({ _type }) => _type,
  divider: ({ _type }) => _type,
  placeholder: describePlaceholder,
  heading: describeHeading,
})
