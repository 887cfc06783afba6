import { errorPath, factsSchemaHref, pageHref } from '../../config/paths.ts'
import { errorRows } from '../../content/blocks/error-codes.ts'
import { pageBlocks } from '../../content/blocks/page-blocks.ts'
import { omitUndefined } from '../../content/lake/optional-fields.ts'
import type { PageData } from '../../content/model/page-data.ts'
import { channelFacts, enumFacts, errorFacts, fieldsFacts, operationFacts } from './block-facts.ts'
import { changeFacts } from './change-facts.ts'
import type { PageFacts } from './facts-schema.ts'

/** Whether a page states facts: operations, parameters, channels, enums or error codes. */
export function hasFacts({ path, body }: PageData): boolean {
  return (
    path === errorPath ||
    pageBlocks(body).some(({ _type }) =>
      ['operation', 'parameterTable', 'channel', 'enumTable', 'errorTable'].includes(_type),
    )
  )
}

/** The facts of a page of the site at `origin`, in the form of `factsSchema`. */
export function pageFacts(page: PageData, origin: string): PageFacts {
  const { path, locale, title, description, updated } = page
  const blocks = pageBlocks(page.body)
  // A writer's table lists errors only on the page of errors.
  const tables = blocks.filter(({ _type }) => _type === 'errorTable')
  return omitUndefined({
    $schema: `${origin}${factsSchemaHref}`,
    url: `${origin}${pageHref(path, locale)}`,
    path,
    locale,
    title: title.text,
    description: description.text,
    updated,
    operations: blocks.flatMap((block) =>
      block._type === 'operation' ? [operationFacts(block.operation, origin)] : [],
    ),
    parameters: blocks.flatMap((block) =>
      block._type === 'parameterTable' ? fieldsFacts(block.fields, origin) : [],
    ),
    channels: blocks.flatMap((block) =>
      block._type === 'channel' ? [channelFacts(block.channel, origin)] : [],
    ),
    enums: blocks.flatMap((block) =>
      block._type === 'enumTable' ? [enumFacts(block.enum, origin)] : [],
    ),
    errors: errorRows(path === errorPath ? page : { ...page, body: tables }).map((row) =>
      errorFacts(row, origin),
    ),
    history: page.history.map((entry) => changeFacts(entry, locale, origin)),
  })
}
