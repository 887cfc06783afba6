import { resolveTypeForArrayItem } from '@sanity/validation/_internal'
import { isArrayOfBlocksSchemaType, isKeyedObject, type Path, type SchemaType } from 'sanity'
import { z } from 'zod'
import { isRecord } from '../is-record.ts'
import { type Locale, localeOfField } from '../locales.ts'
import { marked, textsIn } from '../validation/texts-in.ts'
import { englishWords } from './english-words.ts'

/** One step of the way to a field, as its form shows it. */
export type Step =
  | { kind: 'field'; title: string }
  /** A block of a body; `name` is what its kind is called. */
  | { kind: 'block'; number: number; name: string }
  /** A member of another list; `name` is its own, empty where it has none. */
  | { kind: 'member'; number: number; name: string }
  /** A link, with the words that it is on. */
  | { kind: 'link'; title: string; words: string }

/** Where in a document a field is, in words of its form; `locale` where it is in one language. */
export interface FieldLocation {
  steps: Step[]
  locale: Locale | undefined
}

/** By what a member of a list is known, the most exact first. */
const OWN_NAMES = ['path', 'name', 'value', 'label', 'title', 'text', 'code']
/** Parts of Portable Text and of a path that a form does not show. */
const NOT_SHOWN = ['children', 'markDefs', 'current']

/** A value on the way, and the list or object that it is in. */
interface Here {
  type: SchemaType | undefined
  value: unknown
  name: string
  within: unknown
}

/** The way to the field at a path of a document, by the titles of its type. */
export function fieldLocation(
  type: SchemaType | undefined,
  document: unknown,
  path: Path,
): FieldLocation {
  const steps: Step[] = []
  let locale: Locale | undefined
  let here: Here = { type, value: document, name: '', within: undefined }
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

const fieldIn = ({ type, value }: Here, name: string): Here => ({
  type: fieldsOf(type).find((field) => field.name === name)?.type,
  value: isRecord(value) ? value[name] : undefined,
  name,
  within: value,
})

function memberIn(list: Here, part: Exclude<Path[number], string>) {
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

function stepTo(list: Here, index: number, member: Here): Step[] {
  const number = index + 1
  if (list.type && isArrayOfBlocksSchemaType(list.type))
    return [{ kind: 'block', number, name: blockName(member) }]
  if (list.name === 'markDefs')
    return [{ kind: 'link', title: member.type?.title ?? '', words: wordsOn(member) }]
  // Words of a paragraph in one tone: nobody counts them.
  if (list.name === 'children') return []
  return [{ kind: 'member', number, name: englishWords(member.value, OWN_NAMES) ?? '' }]
}

/** What the editor calls a block: a text by the list that it is in, or by its style. */
function blockName({ type, value: block }: Here): string {
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

/** The words that a link is on. */
const wordsOn = ({ value: link, within: block }: Here): string =>
  isKeyedObject(block) && isKeyedObject(link)
    ? textsIn(block)
        .map((text) => marked(text, link._key))
        .join('')
    : ''
