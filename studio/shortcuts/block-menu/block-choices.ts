import { BlockquoteIcon } from '@sanity/icons/Blockquote'
import { HashIcon } from '@sanity/icons/Hash'
import { OlistIcon } from '@sanity/icons/Olist'
import { UlistIcon } from '@sanity/icons/Ulist'
import type { ComponentType, ReactNode } from 'react'
import type { SchemaType } from 'sanity'
import { HEADING_STYLES, isHeadingStyle } from '../../../blocks/heading-style.ts'
import { isRecord } from '../../../schemas/is-record.ts'
import { schemaMessages } from '../../i18n/schema-messages.ts'
import { fieldsOf, hasForm } from '../../in-place/has-form.ts'
import type { Searchable } from '../typeahead/search.ts'
import { SYNONYMS, TEXT_SYNONYMS } from './synonyms.ts'

/** An entry of the menu: a block to insert, or a style for the text. */
export interface BlockChoice extends Searchable {
  key: string
  /** Title of the block kind, beside the name of a variant. */
  detail?: string | undefined
  icon?: ComponentType | ReactNode
  made:
    | { as: 'block'; type: SchemaType; fields: Readonly<Record<string, unknown>>; hasForm: boolean }
    | { as: 'style' | 'list'; name: string }
}

interface Named {
  name: string
  title?: string
}

/** The part of an editor's schema that lists its block types, styles and lists. */
type EditorSchemaLists = Readonly<Record<'blockObjects' | 'styles' | 'lists', readonly Named[]>>

/** The field whose values are a kind's variants, for kinds that writers know by variant: /warning. */
const VARIANTS: Readonly<Record<string, string>> = { admonition: 'kind' }

/** Returns the entries that an editor accepts: headings, then blocks in the schema's order, lists and quotes. */
export function blockChoices(
  members: readonly SchemaType[],
  { blockObjects, styles, lists }: EditorSchemaLists,
): BlockChoice[] {
  const taken = new Set(blockObjects.map(({ name }) => name))
  const choose = (all: readonly Named[]) => all.map((one) => textChoice('style', one))
  const others = styles.filter(({ name }) => name !== 'normal' && !isHeadingStyle(name))
  return [
    ...choose(styles.filter(({ name }) => isHeadingStyle(name))),
    ...members.filter(({ name }) => taken.has(name)).flatMap(choicesOf),
    ...lists.map((one) => textChoice('list', one)),
    ...choose(others),
  ]
}

function choicesOf(type: SchemaType): BlockChoice[] {
  const kind = type.title ?? type.name
  const words = [...inBoth(kind), ...synonymsOf(type.name)]
  const field = fieldsOf(type).find(({ name }) => name === VARIANTS[type.name])
  const choice = (title: string, fields: object, further: object): BlockChoice => ({
    key: type.name,
    title,
    icon: type.icon,
    words,
    made: { as: 'block', type, fields: { ...fields }, hasForm: hasForm(type) },
    ...further,
  })
  const variants = field ? optionsOf(field.type) : []
  if (!field || variants.length === 0) return [choice(kind, {}, {})]
  return variants.map(({ title, value }) => {
    // The title's part after the colon describes the use.
    const names = inBoth(title).map((name) => name.split(/[:：]/)[0] ?? name)
    return choice(
      names[0] ?? title,
      { [field.name]: value },
      { key: `${type.name}-${value}`, detail: kind, words: [...names, String(value), ...words] },
    )
  })
}

const TEXT_ICONS: Readonly<Record<string, ComponentType>> = {
  ...Object.fromEntries(HEADING_STYLES.map((style) => [style, HashIcon])),
  blockquote: BlockquoteIcon,
  bullet: UlistIcon,
  number: OlistIcon,
}

const textChoice = (as: 'style' | 'list', { name, title = name }: Named): BlockChoice => ({
  key: `${as}-${name}`,
  title,
  icon: TEXT_ICONS[name],
  words: [...inBoth(title), ...(TEXT_SYNONYMS[name] ?? [])],
  made: { as, name },
})

const isKind = (name: string): name is keyof typeof SYNONYMS => Object.hasOwn(SYNONYMS, name)
const synonymsOf = (name: string) => (isKind(name) ? SYNONYMS[name] : [])

function optionsOf({ options }: SchemaType): { title: string; value: unknown }[] {
  const list: unknown = isRecord(options) ? options['list'] : []
  return (Array.isArray(list) ? list : []).flatMap((one) =>
    isRecord(one) && typeof one['title'] === 'string'
      ? [{ title: one['title'], value: one['value'] }]
      : [],
  )
}

const namesInEnglish = Map.groupBy(Object.entries(schemaMessages), ([, chinese]) => chinese)

/** Returns a schema name, which is in the language of the Studio, and its translation in the other language. */
function inBoth(name: string): string[] {
  const chinese = schemaMessages[name]
  const english = namesInEnglish.get(name)?.map(([one]) => one) ?? []
  return [name, ...(chinese === undefined ? [] : [chinese]), ...english]
}
