import { pageBlocks } from '../../web/content/blocks/page-blocks.ts'
import type { PageData } from '../../web/content/model/page-data.ts'
import type { Documentation } from '../../web/formats/mcp/documentation.ts'
import { searchErrors, searchPages } from '../../web/formats/mcp/search-pages.ts'
import type { TopicPage } from '../../web/formats/mcp/topic-pages.ts'
import { startLocalSearch } from '../search/local-search.ts'
import { contentPages } from '../support/content-pages.ts'

/** An origin that no site has. */
const origin = 'https://docs.exchange.example'
const version = 'current'

/** The tools' documentation of everything in content/ and specs/, with its own search server; `stop` ends both. */
export async function contentDocumentation(): Promise<{
  docs: Documentation
  stop: () => Promise<void>
}> {
  const [content, search] = [await contentPages(), await startLocalSearch()]
  const english = content.get('en')?.pages ?? []
  const operations = operationPaths(english)
  const docs: Documentation = {
    origin,
    page: async (path, locale) => {
      const data = content.get(locale)?.pages.find((page) => page.path === path)
      return data ? { kind: 'page', data } : { kind: 'missing', dependencies: [] }
    },
    ownPage: async () => undefined,
    pagesLike: async () => [],
    pageTitled: async () => undefined,
    operationPath: async (name) => operations.get(name),
    operations: async () => [...operations.keys()].filter((name) => name.includes(' ')),
    topics: async () => english.flatMap(topicsOn),
    pages: async () => english.map(({ path, title }) => ({ path, title: title.text })),
    specs: () => [],
    spec: async () => '',
    changes: async (locale) =>
      (content.get(locale)?.pages ?? []).flatMap(({ body }) =>
        pageBlocks(body).flatMap((block) =>
          block._type === 'changelog' ? block.months.flatMap((month) => month.entries) : [],
        ),
      ),
    search: (q, locale, limit) => searchPages(search.client, { q, locale, version, limit }, origin),
    searchErrors: (q, locale, limit) => searchErrors(search.client, { q, locale, version, limit }),
  }
  return { docs, stop: search.stop }
}

/** Maps operations to the pages that document them; pages of the explorer count only without another page. */
function operationPaths(pages: readonly PageData[]): Map<string, string> {
  const found = new Map<string, string>()
  const isExplorer = ({ path }: PageData) => path.startsWith('api-explorer/')
  for (const page of [...pages.filter(isExplorer), ...pages.filter((one) => !isExplorer(one))])
    for (const block of pageBlocks(page.body)) {
      if (block._type !== 'operation') continue
      const { operationId, method, path } = block.operation
      for (const name of [operationId, path, `${method} ${path}`]) found.set(name, page.path)
    }
  return found
}

const topicsOn = ({ path, body }: PageData): TopicPage[] =>
  pageBlocks(body).flatMap((block) =>
    block._type === 'channel'
      ? block.channel.topics.map(({ pattern, parameters }) => ({
          ...{ pattern, path },
          values: Object.fromEntries(
            parameters
              .filter(({ values }) => values.length > 0)
              .map(({ name, values }) => [name, values.map(({ value }) => value)]),
          ),
        }))
      : [],
  )
