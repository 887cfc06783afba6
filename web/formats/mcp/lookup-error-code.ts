import type { McpServer } from '@modelcontextprotocol/server'
import { z } from 'zod'
import { editDistance } from '../../../schemas/edit-distance.ts'
import type { Locale } from '../../config/locales.ts'
import { errorPath } from '../../config/paths.ts'
import { type ErrorRow, errorRows } from '../../content/blocks/error-codes.ts'
import { errorFacts } from '../facts/block-facts.ts'
import { errorFactsSchema } from '../facts/facts-schema.ts'
import { currentPage } from './current-page.ts'
import type { Documentation } from './documentation.ts'
import { MAX_SUGGESTIONS, notFoundError, withoutSearch } from './not-found-error.ts'
import { pagePath } from './page-path.ts'
import { sharesWords } from './shares-words.ts'
import { type CallBudget, formOf, json, withCallBudget } from './tool-answer.ts'
import { locale, readsOnly, toolArguments, words } from './tool-arguments.ts'

const DIFFERS = '{…}'

/** Whether `wanted` is one of the server's messages, with any text in place of the variable parts. */
function isMessage(retMsg: readonly string[] = [], wanted: string): boolean {
  const text = plain(wanted)
  return retMsg.some((message) => fits(plain(message), text))
}

const plain = (message: string): string => message.trim().replace(/\.$/, '').toLowerCase()

function fits(message: string, text: string): boolean {
  const [first = '', ...between] = message.split(DIFFERS)
  const last = between.pop()
  if (last === undefined) return text === first
  if (!text.startsWith(first) || !text.endsWith(last)) return false
  let end = first.length
  for (const part of between) {
    const at = text.indexOf(part, end)
    if (at === -1) return false
    end = at + part.length
  }
  return end + last.length <= text.length
}

/** Maximum number of codes found by words. */
const MOST = 8

const errors = z.array(errorFactsSchema)
const answer = z.object({ errors, none: z.string().optional(), nearest: errors.optional() })

export function offerErrors(server: McpServer, docs: Documentation, budget: CallBudget): void {
  server.registerTool(
    'lookup_error_code',
    {
      title: 'Look up error code',
      description: 'What a retCode means and what to do, or the codes of a message.',
      inputSchema: toolArguments({
        code: z
          .union([z.int(), words])
          .transform(String)
          .describe('`10002` or `insufficient balance`'),
        locale,
      }),
      annotations: readsOnly,
      ...formOf(budget, answer),
    },
    withCallBudget(budget, async ({ code, locale }) => {
      const isNumber = /^-?\d+$/.test(code)
      const known = await knownRows(docs, locale)
      const own = known.filter((row) => row.code === code || isMessage(row.retMsg, code))
      const found = isNumber && own.length > 0 ? [] : await foundRows(docs, code, locale, isNumber)
      const rows = [...own, ...found.filter(({ href }) => own.every((row) => row.href !== href))]
      if (rows.length === 0)
        return notFoundError(`error code ${code} in the documentation`, codesLike(code, known))
      const facts = (some: readonly ErrorRow[]) => some.map((row) => errorFacts(row, docs.origin))
      const meant = isNumber ? rows : rows.filter((row) => own.includes(row) || isAbout(row, code))
      return meant.length > 0
        ? json({ errors: facts(meant) })
        : json({
            errors: [],
            none: 'No code has these words.',
            nearest: facts(rows.slice(0, MAX_SUGGESTIONS)),
          })
    }),
  )
}

async function knownRows(docs: Documentation, locale: Locale): Promise<ErrorRow[]> {
  const page = await currentPage(docs, errorPath, locale)
  return page ? errorRows(page) : []
}

/** The table rows of any page that the search finds; for a number only rows about it. */
async function foundRows(
  docs: Documentation,
  code: string,
  locale: Locale,
  isNumber: boolean,
): Promise<ErrorRow[]> {
  const found = docs.searchErrors(code, locale, MOST)
  // For a number the search is optional: its absence from the page of errors is known.
  const hrefs = await (isNumber ? found.catch(withoutSearch) : found)
  const paths = [...new Set(hrefs.map(pagePath))]
  const pages = await Promise.all(paths.map((path) => currentPage(docs, path, locale)))
  const rows = new Map(
    pages.flatMap((page) => (page ? errorRows(page).map((row) => [row.href, row] as const) : [])),
  )
  return hrefs
    .flatMap((href) => rows.get(href) ?? [])
    .filter((row) => !isNumber || row.code === code)
}

/** Whether the explanation has most of these words, or a server message all of them. */
const isAbout = ({ text, retMsg = [] }: ErrorRow, words: string): boolean =>
  sharesWords(text, words) || retMsg.some((message) => sharesWords(message, words, 1))

/** The codes at edit distance 1: one digit more, less or different. */
function codesLike(code: string, rows: readonly ErrorRow[]): string[] {
  const like = rows.filter((row) => editDistance(row.code, code) === 1)
  return [...new Set(like.map((row) => row.code))].slice(0, MAX_SUGGESTIONS)
}
