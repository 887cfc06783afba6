import type { SchemaTypeDefinition } from 'sanity'
import type { ObjectBlock } from '../markdown/blocks.ts'
import { admonition } from './admonition.ts'
import { cards } from './cards.ts'
import { changelog } from './changelog.ts'
import { channel } from './channel.ts'
import { codeBlock } from './codeBlock.ts'
import { details } from './details.ts'
import { divider } from './divider.ts'
import { enumTable } from './enumTable.ts'
import { errorTable } from './errorTable.ts'
import { heading } from './heading.ts'
import { operation } from './operation.ts'
import { parameterTable } from './parameterTable.ts'
import { placeholder } from './placeholder.ts'
import { table } from './table.ts'
import { tabs } from './tabs.ts'

type Named = Exclude<ObjectBlock['_type'], 'image'> | 'heading'

/** The types of a body's blocks; text and images are types of Sanity's own. */
export const blockSchemas = {
  heading,
  admonition,
  codeBlock,
  tabs,
  table,
  parameterTable,
  details,
  divider,
  operation,
  channel,
  enumTable,
  errorTable,
  cards,
  changelog,
  placeholder,
} satisfies { [Name in Named]: SchemaTypeDefinition & { name: Name } }
