import type { Locale } from '../locales.ts'
import { pageHref } from '../paths.ts'
import { copy } from './copy.ts'
import { operationSections } from './operation-sections.ts'
import { present } from './optional.ts'
import type { EnumDefinition, Example, Field, FieldValue, Operation } from './page-data.ts'
import { plainWords } from './plain-words.ts'
import type { StoredEnum, StoredExample, StoredField, StoredOperation } from './stored-operation.ts'

export interface OperationContext {
  locale: Locale
  enums: ReadonlyMap<string, StoredEnum>
  /** Path of the page that explains the enums, when there is one. */
  enumPage?: string
}

/** An operation in one locale, values of enums filled in. */
export function resolveOperation(stored: StoredOperation, context: OperationContext): Operation {
  const { locale } = context
  return {
    documentId: stored._id,
    operationId: stored.operationId,
    method: stored.method,
    path: stored.path,
    summary: copy(stored.summary, locale),
    description: copy(stored.description, locale),
    auth: stored.auth,
    permissions: stored.permissions,
    rateLimits: stored.rateLimits.map(({ limit, per, category }) =>
      present({ limit, per, category: category ?? undefined }),
    ),
    deprecated: stored.deprecated,
    sections: operationSections(stored, locale),
    parameters: stored.parameters.map((field) => resolveField(field, context)),
    response: stored.response.map((field) => resolveField(field, context)),
    requestExamples: stored.requestExamples.map((example) => resolveExample(example, locale)),
    responseExamples: stored.responseExamples.map((example) => resolveExample(example, locale)),
  }
}

/** An enum in one locale. */
export function resolveEnum(stored: StoredEnum, locale: Locale): EnumDefinition {
  return {
    documentId: stored._id,
    name: stored.name,
    anchor: stored.anchor,
    title: copy(stored.title, locale),
    description: copy(stored.description, locale),
    values: stored.values.map(({ _key, value, group, label }) =>
      present({ _key, value, group: group ?? undefined, label: copy(label, locale) }),
    ),
  }
}

function resolveField(stored: StoredField, context: OperationContext): Field {
  const definition = stored.enum ? context.enums.get(stored.enum._ref) : undefined
  return present({
    _key: stored._key,
    name: stored.name,
    path: stored.path || stored.name,
    depth: stored.depth,
    in: stored.in ?? undefined,
    type: stored.type,
    format: stored.format ?? undefined,
    requirement: requirement(stored),
    default: stored.default ?? undefined,
    min: stored.min ?? undefined,
    max: stored.max ?? undefined,
    unit: stored.unit ?? undefined,
    values: fieldValues(stored.values, definition, context.locale),
    valuesHref:
      definition && context.enumPage !== undefined
        ? pageHref(context.enumPage, context.locale, definition.anchor)
        : undefined,
    example: stored.example ?? undefined,
    deprecated: stored.deprecated,
    description: copy(stored.description, context.locale),
  })
}

function requirement({ required, conditional }: StoredField): Field['requirement'] {
  if (conditional) return 'conditional'
  return required ? 'required' : 'optional'
}

/** The field's own values, in the words of its enum; without own values, all those of the enum. */
function fieldValues(
  own: readonly string[],
  definition: StoredEnum | undefined,
  locale: Locale,
): FieldValue[] {
  const labels = new Map(definition?.values.map(({ value, label }) => [value, label]))
  const values = own.length > 0 ? own : [...labels.keys()]
  return values.map((value) => {
    const label = copy(labels.get(value), locale)
    return label.text === '' || plainWords(label.text) === value ? { value } : { value, label }
  })
}

function resolveExample(stored: StoredExample, locale: Locale): Example {
  return present({
    _key: stored._key,
    title: copy(stored.title, locale).text,
    language: stored.language ?? 'json',
    code: stored.code ?? '',
    status: stored.status ?? undefined,
  })
}
