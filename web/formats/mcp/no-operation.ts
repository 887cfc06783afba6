import type { CallToolResult } from '@modelcontextprotocol/server'
import { nearestPaths } from '../../../schemas/nearest-paths.ts'
import type { Locale } from '../../config/locales.ts'
import type { Documentation } from './documentation.ts'
import { MAX_SUGGESTIONS, notFoundError, suggestNames } from './not-found-error.ts'
import { operationName } from './operation-name.ts'
import { failure } from './tool-answer.ts'

/** The error for an operation without a page: with its family when the API has it, else with the nearest names. */
export async function noOperation(
  docs: Documentation,
  what: 'operation' | 'endpoint',
  given: string,
  locale: Locale,
): Promise<CallToolResult> {
  const name = operationName(given)
  const all = await docs.operations()
  const [there] = all.filter((one) => one === name || pathOf(one) === name)
  if (there !== undefined) return withoutPage(docs, there, all, locale)
  const like = nearestPaths(
    name,
    all.map((path) => ({ path })),
    MAX_SUGGESTIONS,
  ).map(({ path }) => path)
  return notFoundError(`${what} ${given}`, await suggestNames(docs, like, name, locale))
}

async function withoutPage(
  docs: Documentation,
  name: string,
  all: readonly string[],
  locale: Locale,
): Promise<CallToolResult> {
  const family = familyOf(pathOf(name))
  const members = all.filter((one) => familyOf(pathOf(one)) === family)
  const found = await suggestNames(docs, [], family, locale)
  return failure(
    [
      `The API has ${name}, but no page is about it. It is one of the ${members.length} operations below ${family}:`,
      ...members.map((one) => `- ${one}`),
      ...(found.length > 0 ? ['What the documentation says of them:'] : []),
      ...found.map((line) => `- ${line}`),
    ].join('\n'),
  )
}

const pathOf = (operation: string): string => operation.replace(/^\S+ /, '')

/** The family `/v5/market` of the path `/v5/market/time`. */
const familyOf = (path: string): string => path.split('/').slice(0, 3).join('/')
