import {
  INVALID_PARAMS,
  type McpServer,
  ProtocolError,
  type Resource,
  ResourceNotFoundError,
} from '@modelcontextprotocol/server'
import { defaultLocale, type Locale } from '../../config/locales.ts'
import { localeOfAddress, markdownHref, skillPath, specHref } from '../../config/paths.ts'
import { withDeadline } from '../../server/limits/with-deadline.ts'
import { pageMarkdown } from '../markdown/page-markdown.ts'
import { currentPage } from './current-page.ts'
import type { Documentation } from './documentation.ts'
import { pagePath } from './page-path.ts'
import type { CallBudget } from './tool-answer.ts'

/** Number of resources in one page of the list. */
const PART = 100
const MARKDOWN = 'text/markdown'
const YAML = 'application/yaml'

/** Registers the skill, the specifications and all pages as resources, under their addresses on the site. */
export function offerResources(
  { server }: McpServer,
  docs: Documentation,
  { ms }: CallBudget,
): void {
  server.registerCapabilities({ resources: {} })
  server.setRequestHandler('resources/list', async ({ params }) => {
    const all = await withDeadline(listed(docs), ms, 'the list of resources')
    const from = startOf(params?.cursor, all.length)
    const end = from + PART
    return {
      resources: all.slice(from, end),
      ...(end < all.length && { nextCursor: String(end) }),
    }
  })
  server.setRequestHandler('resources/templates/list', () => ({
    resourceTemplates: [
      {
        uriTemplate: docs.origin + markdownHref('{+path}', defaultLocale),
        name: 'Page',
        mimeType: MARKDOWN,
      },
    ],
  }))
  server.setRequestHandler('resources/read', async ({ params: { uri } }) => {
    const read = await withDeadline(contentOf(docs, uri), ms, 'a resource')
    if (!read) throw new ResourceNotFoundError(uri)
    return { contents: [{ uri, ...read }] }
  })
}

async function listed({ origin, specs, pages }: Documentation): Promise<Resource[]> {
  return [
    {
      uri: origin + markdownHref(skillPath, defaultLocale),
      name: 'SKILL.md',
      title: 'A skill that teaches agents the API',
      mimeType: MARKDOWN,
    },
    ...specs().map((file) => ({ uri: origin + specHref(file), name: file, mimeType: YAML })),
    ...(await pages()).map(({ path, title }) => ({
      uri: origin + markdownHref(path, defaultLocale),
      name: path,
      title,
      mimeType: MARKDOWN,
    })),
  ]
}

/** The index at which the page of a cursor begins. */
function startOf(cursor: string | undefined, length: number): number {
  if (cursor === undefined) return 0
  const from = /^[1-9]\d{0,8}$/.test(cursor) ? Number(cursor) : 0
  if (from > 0 && from < length && from % PART === 0) return from
  throw new ProtocolError(INVALID_PARAMS, 'There is no such cursor: begin the list again.')
}

async function contentOf(
  docs: Documentation,
  uri: string,
): Promise<{ mimeType: string; text: string } | undefined> {
  if (!uri.startsWith(`${docs.origin}/`)) return undefined
  const spec = docs.specs().find((file) => docs.origin + specHref(file) === uri)
  if (spec !== undefined) return { mimeType: YAML, text: await docs.spec(spec) }
  const locale: Locale = localeOfAddress(new URL(uri).pathname)
  const own = await docs.ownPage(pagePath(uri), locale)
  if (own !== undefined) return { mimeType: MARKDOWN, text: own }
  const page = await currentPage(docs, pagePath(uri), locale)
  return page && { mimeType: MARKDOWN, text: pageMarkdown(page, docs.origin) }
}
