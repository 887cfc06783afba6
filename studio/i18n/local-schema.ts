import type { SchemaTypeDefinition } from 'sanity'
import { interfaceMessages } from './interface-messages.ts'
import { previewInChinese } from './local-preview.ts'
import { schemaMessages } from './schema-messages.ts'

/** Where names are in a type, and where further types do. */
const NAMES = ['title', 'description']
const WITHIN = [
  'fields',
  'fieldsets',
  'groups',
  'of',
  'options',
  'list',
  'marks',
  'styles',
  'lists',
  'decorators',
  'annotations',
  'orderings',
]

/**
 * Types with their names in Traditional Chinese. Sanity has no language for a schema: the names are
 * changed before it is made.
 */
export function inChinese(types: readonly SchemaTypeDefinition[]): SchemaTypeDefinition[] {
  return types.map(named)
}

function named<Part>(part: Part): Part {
  // A list stays one, and an object has the same keys with values of the same kinds.
  if (Array.isArray(part)) return part.map(named) as Part
  if (typeof part !== 'object' || part === null) return part
  const entries = Object.entries(part).map(([name, value]) => {
    if (NAMES.includes(name) && typeof value === 'string')
      return [name, schemaMessages[value] ?? value]
    if (name === 'preview') return [name, previewInChinese(value)]
    return [name, WITHIN.includes(name) ? named(value) : value]
  })
  return Object.fromEntries(entries) as Part
}

/** Whether the user of this browser has chosen Chinese, as Sanity keeps it. */
export function choseChinese(projectId: string): boolean {
  if (typeof localStorage === 'undefined') return false
  return localStorage.getItem(`sanity-locale:${projectId}:default`) === 'zh-TW'
}

/** What Sanity is told the names of before it knows a language. */
export const namesAtStart = (isChinese: boolean): typeof interfaceMessages.en =>
  isChinese ? interfaceMessages.zhTW : interfaceMessages.en
