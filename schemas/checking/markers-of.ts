import {
  normalizeValidationRules,
  resolveTypeForArrayItem,
  typeString,
} from '@sanity/validation/_internal'
import {
  isKeyedObject,
  type Path,
  type Rule,
  resolveConditionalProperty,
  type SchemaType,
  type ValidationContext,
  type ValidationMarker,
} from 'sanity'
import type { Slices } from './slices.ts'

/** A value of a document, and where it is. */
interface Stop {
  value: unknown
  type: SchemaType | undefined
  parent: unknown
  path: Path
  hidden: boolean
}

export type JudgingContext = Pick<
  ValidationContext,
  'schema' | 'getClient' | 'getDocumentExists' | 'i18n'
> & { document: NonNullable<ValidationContext['document']> }

/**
 * Everything that the rules of a type say of a document: what Sanity's `validateDocument` says with the
 * environment of the Studio. That one waits for an idle browser at each field and makes a dozen
 * observables of it; here the rules are the same, and only the way through the document is another, which
 * takes an eighth of the processor's time (docs/decisions/033). It leaves out `rule.fields()`, which no
 * type of ours has. A test holds that both say the same, also of documents that are broken in every way.
 */
export async function markersOf(
  type: SchemaType,
  context: JudgingContext,
  slices: Slices,
): Promise<ValidationMarker[]> {
  const said: Promise<ValidationMarker[]>[] = []
  const open: Stop[] = [
    { value: context.document, type, parent: undefined, path: [], hidden: false },
  ]
  for (let stop = open.pop(); stop; stop = open.pop()) {
    if (slices.isOver()) await slices.next()
    const hidden = isHidden(stop, context)
    const { value, type: at, parent, path } = stop
    const around = { ...context, environment: 'studio' as const, parent, path, hidden }
    const here = at ? { ...around, type: at } : around
    const rules = normalizeValidationRules(at, here)
    for (const rule of rules) {
      if (!maySpeak(rule, value)) continue
      const answer = rule.validate(value, here)
      // One that fails while others are still to be asked is thrown when all have been.
      answer.catch(() => undefined)
      said.push(answer)
    }
    const isRequired = rules.some((rule) => rule.isRequired())
    open.push(...within({ ...stop, hidden }, isRequired))
  }
  return (await Promise.all(said)).flat()
}

/**
 * Whether a rule could say anything of a value. Most only name the kind of it and are asked hundreds of
 * thousands of times, each time with some promises; nothing is left of those that are kept.
 */
function maySpeak({ _required, _rules }: Rule, value: unknown): boolean {
  if (value == null && _required === undefined) return _rules.some(({ flag }) => flag === 'custom')
  return _rules.some((rule) => rule.flag !== 'type' || rule.constraint !== typeString(value))
}

const isHidden = ({ value, type, parent, path, hidden }: Stop, { document }: JudgingContext) =>
  hidden ||
  resolveConditionalProperty(type?.hidden, { document, parent, value, path, currentUser: null })

/** The fields of an object, also of one that is required and not there, and the members of a list. */
function within({ value, type, path, hidden }: Stop, isRequired: boolean): Stop[] {
  if (type?.jsonType === 'object' && (value || (value == null && isRequired))) {
    const values = new Map(typeof value === 'object' && value ? Object.entries(value) : [])
    return type.fields.map((field) => ({
      value: values.get(field.name),
      type: field.type,
      parent: value,
      path: [...path, field.name],
      hidden,
    }))
  }
  if (type?.jsonType !== 'array' || !Array.isArray(value)) return []
  return value.map((item: unknown, index) => ({
    value: item,
    type: resolveTypeForArrayItem(item, type.of),
    parent: value,
    path: [...path, isKeyedObject(item) ? { _key: item._key } : index],
    hidden,
  }))
}
