import type { SchemaTypeDefinition } from 'sanity'
import { admonition } from '../admonition/schema.ts'
import { cards } from '../cards/schema.ts'
import { changelog } from '../changelog/schema.ts'
import { channel } from '../channel/schema.ts'
import { codeBlock } from '../codeBlock/schema.ts'
import { details } from '../details/schema.ts'
import { diagram } from '../diagram/schema.ts'
import { divider } from '../divider/schema.ts'
import { enumTable } from '../enumTable/schema.ts'
import { errorTable } from '../errorTable/schema.ts'
import { operation } from '../operation/schema.ts'
import { parameterTable } from '../parameterTable/schema.ts'
import { placeholder } from '../placeholder/schema.ts'
import { steps } from '../steps/schema.ts'
import { table } from '../table/schema.ts'
import { tabs } from '../tabs/schema.ts'
import { innerMembers } from './members.ts'
import type { ObjectBlock } from './model.ts'

type Named = Exclude<ObjectBlock['_type'], 'image'>

/** The schema types of blocks, except text and images, which are Sanity's types. */
export const blockSchemas = {
  admonition: admonition(innerMembers),
  codeBlock,
  tabs: tabs(innerMembers),
  steps: steps(innerMembers),
  table,
  parameterTable,
  details: details(innerMembers),
  diagram,
  divider,
  operation,
  channel,
  enumTable,
  errorTable,
  cards,
  changelog,
  placeholder,
} satisfies { [Name in Named]: SchemaTypeDefinition & { name: Name } }
