import type { Locale } from '../../config/locales.ts'
import { pageBlocks } from '../../content/blocks/page-blocks.ts'
import type { Operation, PageData } from '../../content/model/page-data.ts'
import { currentPage } from './current-page.ts'
import type { Documentation } from './documentation.ts'
import { operationName } from './operation-name.ts'

/** The operations named by `given` (path, method and path, or id), with the page about them. */
export async function findOperations(
  docs: Documentation,
  given: string,
  locale: Locale,
): Promise<{ page: PageData; operations: Operation[] } | undefined> {
  const name = operationName(given)
  const path = await docs.operationPath(name)
  const page = path === undefined ? undefined : await currentPage(docs, path, locale)
  if (!page) return undefined
  const operations = pageBlocks(page.body).flatMap((block) =>
    block._type === 'operation' && isNamed(block.operation, name) ? block.operation : [],
  )
  return operations.length > 0 ? { page, operations } : undefined
}

const isNamed = ({ operationId, method, path }: Operation, name: string): boolean =>
  [operationId, path, `${method} ${path}`].includes(name)
