import type { ApiIndex } from '../api-index.ts'
import { stringLiterals } from './string-literals.ts'

/** What every path of the API begins with. */
const BASE = '/v5'
const RELATIVE = /^\/?[a-z][\w-]*(?:\/[\w-]+)+$/

/** The known paths that a line names without their beginning, which the program adds: `"/order/create"`. */
export function relativePaths(line: string, { byPath }: Pick<ApiIndex, 'byPath'>): string[] {
  if (!line.includes('/')) return []
  return stringLiterals(line).flatMap(({ text }) => {
    if (!RELATIVE.test(text)) return []
    const path = `${BASE}/${text.replace(/^\//, '')}`
    return byPath.has(path) ? [path] : []
  })
}

/** Whether a line says what such paths begin with: `"/v5"`, `"v5/%s"`, `"https://…/v5/" + path`. */
export const namesBasePath = (line: string): boolean =>
  /["'`](?:https?:\/\/[^/"'`]*|[$#]?\{[^{}]*\}|%[sv])?\/?v5\/?(?:["'`]|%[sv]|[$#]?\{)/.test(line)
