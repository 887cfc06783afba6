import type { SchemaTypeDefinition } from 'sanity'
import { interfaceMessages } from './interface-messages.ts'
import { previewInChinese } from './local-preview.ts'
import { schemaMessages } from './schema-messages.ts'

/** The properties of a type that hold its names, and (`WITHIN`) those that hold nested types. */
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
 * Returns the types with their names in Traditional Chinese. Sanity cannot localise a schema, so the names are replaced
 * before the schema is compiled.
 */
export function inChinese(types: readonly SchemaTypeDefinition[]): SchemaTypeDefinition[] {
  return types.map(named)
}

function named<Part>(part: Part): Part {
  // The casts are safe: a list stays a list, and an object keeps its keys with values of the same types.
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

/** Whether the user of this browser chose Chinese; Sanity stores the choice in `localStorage`. */
export function choseChinese(projectId: string): boolean {
  if (typeof localStorage === 'undefined') return false
  return localStorage.getItem(`sanity-locale:${projectId}:default`) === 'zh-TW'
}

/** The titles of tools and the like that Sanity needs before it has a locale. */
export const initialInterfaceMessages = (isChinese: boolean): typeof interfaceMessages.en =>
  isChinese ? interfaceMessages.zhTW : interfaceMessages.en
