import { z } from 'zod'
import { type AdmonitionBlock, admonition } from '../admonition/model.ts'
import { block, type TextBlock } from '../block/model.ts'
import { type CardsBlock, cards } from '../cards/model.ts'
import { type ChangelogBlock, changelog } from '../changelog/model.ts'
import { type ChannelBlock, channel } from '../channel/model.ts'
import { type CodeBlock, codeBlock } from '../codeBlock/model.ts'
import { type DetailsBlock, details } from '../details/model.ts'
import { type DiagramBlock, diagram } from '../diagram/model.ts'
import { type DividerBlock, divider } from '../divider/model.ts'
import { type EnumTableBlock, enumTable } from '../enumTable/model.ts'
import { type ErrorTableBlock, errorTable } from '../errorTable/model.ts'
import { type HeadingBlock, heading } from '../heading/model.ts'
import { type ImageBlock, image } from '../image/model.ts'
import { type OperationBlock, operation } from '../operation/model.ts'
import { type ParameterTableBlock, parameterTable } from '../parameterTable/model.ts'
import { type PlaceholderBlock, placeholder } from '../placeholder/model.ts'
import { type StepsBlock, steps } from '../steps/model.ts'
import { storedAs, withoutNulls } from '../stored.ts'
import { type TableBlock, table } from '../table/model.ts'
import { type TabsBlock, tabs } from '../tabs/model.ts'

/** A stored block of a page's body. */
export type Block = TextBlock | HeadingBlock | ObjectBlock

export type ObjectBlock =
  | AdmonitionBlock
  | CodeBlock
  | TabsBlock
  | StepsBlock
  | TableBlock
  | ParameterTableBlock
  | ImageBlock
  | DetailsBlock
  | DiagramBlock
  | OperationBlock
  | ChannelBlock
  | EnumTableBlock
  | ErrorTableBlock
  | CardsBlock
  | ChangelogBlock
  | DividerBlock
  | PlaceholderBlock

/** A block that shows another document. */
export type ReferringBlock<B = Block> = B extends unknown
  ? Extract<B[keyof B], { _ref: string }> extends never
    ? never
    : B
  : never

const body: z.ZodType<Block[]> = z.lazy(() => z.array(model))

/** All text has one type; a heading is recognised by its style. */
const text = storedAs('block')
  .loose()
  .pipe(z.union([block, heading]))

const models = [
  text,
  admonition(body),
  codeBlock,
  tabs(body),
  steps(body),
  table,
  parameterTable,
  image,
  details(body),
  diagram,
  operation,
  channel,
  enumTable,
  errorTable,
  cards,
  changelog,
  divider,
  placeholder,
] as const

const model: z.ZodType<Block> = z.discriminatedUnion('_type', models)

/** Parses a block of a page's body as the lake returns it. */
export const storedBlock = z.preprocess(withoutNulls, model)
