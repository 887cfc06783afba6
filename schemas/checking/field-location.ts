import { resolveTypeForArrayItem } from '@sanity/validation/_internal'
import { isArrayOfBlocksSchemaType, isKeyedObject, type Path, type SchemaType } from 'sanity'
import { z } from 'zod'
import { isRecord } from '../is-record.ts'
import { type Locale, localeOfField } from '../locales.ts'
import { markedText, textsIn } from '../validation/texts-in.ts'
import { englishWords } from './english-words.ts'

/** One step of the path to a field, in the terms of the form. */
export type Step =
  | { kind: 'field'; title: string }
  /** A block of a body; `name` is the title of its kind. */
  | { kind: 'block'; number: number; name: string }
  /** An item of another list; `name` is the item's own name, or empty. */
  | { kind: 'member'; number: number; name: string }
  /** A link with its text. */
  | { kind: 'link'; title: string; words: string }

/** The location of a field in terms of the form; `locale` is the field's locale if it has one. */
export interface FieldLocation {
  steps: Step[]
  locale: Locale | undefined
}

/** Fields that name an item of a list, most specific first. */
const OWN_NAMES = ['path', 'name', 'value', 'label', 'title', 'text', 'code']
/** Parts of Portable Text and of a slug that forms do not show. */
const NOT_SHOWN = ['children', 'markDefs', 'current']

/** A value on the path, with the list or object that contains it. */
interface PathValue {
  type: SchemaType | undefined
  value: unknown
  name: string
  within: unknown
}

/** Returns the location of the field at a path of a document, with the titles of its type. */
export function fieldLocation(
  type: SchemaType | undefined,
  document: unknown,
  path: Path,
): FieldLocation {
  const steps: Step[] = []
  let locale: Locale | undefined
  let here: PathValue = { type, value: document, name: '', within: undefined }
  for (const part of path) {
    if (typeof part === 'string') {
      here = fieldIn(here, part)
      const inLanguage = localeOfField(part)
      if (inLanguage) locale = inLanguage
      else if (!NOT_SHOWN.includes(part))
        steps.push({ kind: 'field', title: here.type?.title ?? part })
    } else {
      const { list, index, ...member } = memberIn(here, part)
      steps.push(...stepTo(list, index, member))
      here = member
    }
  }
  return { steps, locale }
}

const fieldsOf = (type: SchemaType | undefined) => (type?.jsonType === 'object' ? type.fields : [])

const fieldIn = ({ type, value }: PathValue, name: string): PathValue => ({
  type: fieldsOf(type).find((field) => field.name === name)?.type,
  value: isRecord(value) ? value[name] : undefined,
  name,
  within: value,
})

function memberIn(list: PathValue, part: Exclude<Path[number], string>) {
  const { type, value, within } = list
  const members: readonly unknown[] = Array.isArray(value) ? value : []
  const index = isKeyedObject(part)
    ? members.findIndex((member) => isKeyedObject(member) && member._key === part._key)
    : Number(part)
  const member = members[index]
  const memberType =
    type?.jsonType === 'array' ? resolveTypeForArrayItem(member, type.of) : undefined
  return { list, index, type: memberType, value: member, name: '', within }
}

function stepTo(list: PathValue, index: number, member: PathValue): Step[] {
  const number = index + 1
  if (list.type && isArrayOfBlocksSchemaType(list.type))
    return [{ kind: 'block', number, name: blockName(member) }]
  if (list.name === 'markDefs')
    return [{ kind: 'link', title: member.type?.title ?? '', words: wordsOn(member) }]
  // Spans of a paragraph, which the form does not number.
  if (list.name === 'children') return []
  return [{ kind: 'member', number, name: englishWords(member.value, OWN_NAMES) ?? '' }]
}

/** Returns the editor's name of a block; for a text block the title of its list type or style. */
function blockName({ type, value: block }: PathValue): string {
  const title = type?.title ?? ''
  if (type?.name !== 'block' || !isRecord(block)) return title
  const choices = ['listItem', 'style'].flatMap((name) => {
    const options: unknown = fieldsOf(type).find((field) => field.name === name)?.type.options
    return styles.parse(options).list.filter(({ value }) => value === block[name])
  })
  return choices[0]?.title ?? title
}

const styles = z.object({
  list: z.array(z.object({ title: z.string(), value: z.string() })).catch([]),
})

/** Returns the text of a link. */
const wordsOn = ({ value: link, within: block }: PathValue): string =>
  isKeyedObject(block) && isKeyedObject(link)
    ? textsIn(block)
        .map((text) => markedText(text, link._key))
        .join('')
    : ''
