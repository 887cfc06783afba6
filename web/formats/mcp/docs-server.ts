import { type CallToolResult, McpServer } from '@modelcontextprotocol/server'
import { z } from 'zod'
import { defaultLocale, type Locale, locales } from '../../config/locales.ts'
import { basePath, errorPath } from '../../config/paths.ts'
import { errorRows } from '../../content/blocks/error-codes.ts'
import { sectionAt } from '../../content/blocks/section-at.ts'
import type { PageData } from '../../content/model/page-data.ts'
import { sampleLanguages } from '../../samples/code-samples.ts'
import { withDeadline } from '../../server/limits/with-deadline.ts'
import { errorFacts } from '../facts/block-facts.ts'
import type { PageFacts } from '../facts/facts-schema.ts'
import { pageFacts } from '../facts/page-facts.ts'
import { pageMarkdown } from '../markdown/page-markdown.ts'
import { answers } from './answers.ts'
import type { Documentation } from './documentation.ts'
import { pageAnchor, pagePath } from './page-path.ts'

const locale = z.enum(locales).default(defaultLocale).describe('Language of the answer.')
const words = z.string().trim().min(1).max(300)
const annotations = { readOnlyHint: true, idempotentHint: true, openWorldHint: false }

/** Places that are named where what is asked for is not there. */
const NEAR = 3

type Operation = PageFacts['operations'][number]

/** What one call may take. */
export interface CallBudget {
  /** Time to answer. */
  ms: number
  /** Of the answer. */
  characters: number
}

/** A server with the tools that read `docs`, each call within its `budget`. */
export function docsServer(docs: Documentation, budget: CallBudget): McpServer {
  const server = new McpServer({ name: 'exchange-docs', version: '1.0.0' })

  server.registerTool(
    'search_docs',
    {
      description: 'Search the documentation of the API; answers places with their addresses.',
      inputSchema: z.object({
        query: words,
        locale,
        limit: z.int().min(1).max(20).default(8),
      }),
      outputSchema: answers.search,
      annotations,
    },
    answering(budget, async ({ query, locale, limit }) =>
      json({ results: await docs.search(query, locale, limit) }),
    ),
  )

  server.registerTool(
    'get_page',
    {
      description:
        'Read a page of the documentation as Markdown, or the one section that its anchor names.',
      inputSchema: z.object({
        path: words.describe('Its path or address: `v5/market/time`, `v5/error#row-10002`.'),
        locale,
      }),
      annotations,
    },
    answering(budget, async ({ path, locale }) => {
      const page = await readPage(docs, pagePath(path), locale)
      if (!page) return failure(await nothingAt(docs, `page ${path}`, path, locale))
      const anchor = pageAnchor(path)
      const body = anchor === undefined ? undefined : sectionAt(page.body, anchor)
      return text(pageMarkdown(body ? { ...page, body } : page, docs.origin))
    }),
  )

  server.registerTool(
    'get_operation',
    {
      description: 'The parameters, response and examples of an operation of the API, as JSON.',
      inputSchema: z.object({
        operation: words.describe('`GET /v5/market/time`, its path alone, or its operationId.'),
        language: z
          .enum(sampleLanguages)
          .default('bash')
          .describe('Of the code sample; `bash` is curl.'),
        locale,
      }),
      outputSchema: answers.operation,
      annotations,
    },
    answering(budget, async ({ operation, language, locale }) => {
      const path = await docs.operationPath(operation)
      const page = path === undefined ? undefined : await readPage(docs, path, locale)
      const facts = page && pageFacts(page, docs.origin)
      const found = facts?.operations.filter((each) =>
        [each.operationId, each.path, `${each.method} ${each.path}`].includes(operation),
      )
      return facts && found && found.length > 0
        ? json({ url: facts.url, operations: found.map((each) => inLanguage(each, language)) })
        : failure(await nothingAt(docs, `operation ${operation}`, operation, locale))
    }),
  )

  server.registerTool(
    'lookup_error_code',
    {
      description: 'What an error code of the API (retCode) means, and what to do.',
      inputSchema: z.object({
        code: z
          .union([z.int(), z.string().regex(/^-?\d{1,12}$/)])
          .transform(String)
          .describe('`10002`'),
        locale,
      }),
      outputSchema: answers.errors,
      annotations,
    },
    answering(budget, async ({ code, locale }) => {
      const page = await readPage(docs, errorPath, locale)
      const rows = page ? errorRows(page).filter((row) => row.code === code) : []
      return rows.length > 0
        ? json({ errors: rows.map((row) => errorFacts(row, docs.origin)) })
        : failure(`The documentation does not explain the code ${code}.`)
    }),
  )

  return server
}

/** Says so where what it reads does not answer in time; the reason is for our log, not for who asks. */
function answering<Given>(
  { ms, characters }: CallBudget,
  work: (given: Given) => Promise<CallToolResult>,
) {
  return async (given: Given): Promise<CallToolResult> => {
    try {
      const result = await withDeadline(work(given), ms, 'a tool of the documentation')
      const length = JSON.stringify(result.content).length
      if (length <= characters) return result
      return failure(
        `The answer has ${length} characters, and ${characters} is the most. Ask for less.`,
      )
    } catch (error) {
      console.error('A tool of the documentation could not answer.', error)
      return failure('The documentation cannot be asked at this moment. Try again in a minute.')
    }
  }
}

/** With the code samples of one language: of all they are longer than everything else. */
function inLanguage(operation: Operation, language: string): Operation {
  const requestExamples = operation.requestExamples.map((example) => ({
    ...example,
    samples: example.samples.filter((sample) => sample.language === language),
  }))
  return { ...operation, requestExamples }
}

/** The page at `path`, or at the address that it has now. */
async function readPage(
  docs: Documentation,
  path: string,
  locale: Locale,
): Promise<PageData | undefined> {
  const first = await docs.page(path, locale)
  const result =
    first.kind === 'redirect' ? await docs.page(pagePath(basePath + first.to), locale) : first
  return result.kind === 'page' ? result.data : undefined
}

/** Says that something is not there, and what the search finds in its place. */
async function nothingAt(
  docs: Documentation,
  what: string,
  given: string,
  locale: Locale,
): Promise<string> {
  const query = given.replaceAll(/[^\p{L}\p{N}]+/gu, ' ').trim()
  const near = query === '' ? [] : await docs.search(query, locale, NEAR).catch(withoutSearch)
  const places = near.map(({ title, url }) => `\n- ${title}: ${url}`)
  return places.length > 0
    ? `There is no ${what}. The nearest are:${places.join('')}`
    : `There is no ${what}. search_docs finds it by words.`
}

/** That something is not there is known without the search. */
function withoutSearch(error: unknown): [] {
  console.error('The search could not tell a tool what is near.', error)
  return []
}

function text(words: string): CallToolResult {
  return { content: [{ type: 'text', text: words }] }
}

/** An answer for programs; the same as words for clients that know no other. */
function json(value: Record<string, unknown>): CallToolResult {
  return { ...text(JSON.stringify(value)), structuredContent: value }
}

const failure = (words: string): CallToolResult => ({ ...text(words), isError: true })
