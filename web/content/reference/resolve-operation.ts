import { fieldAnchorPrefixes, fieldAnchors, valueAnchors } from '../../../schemas/field-anchors.ts'
import type { Locale } from '../../config/locales.ts'
import { errorPath, pageHref, specHref } from '../../config/paths.ts'
import { translator } from '../../messages/translator.ts'
import { codeSamples } from '../../samples/code-samples.ts'
import type { OperationPages } from '../addresses/operation-pages.ts'
import { fieldKey, type RecentChanges } from '../changelog/recent-changes.ts'
import { omitUndefined } from '../lake/optional-fields.ts'
import { textIn } from '../model/localized-text.ts'
import type {
  EnumDefinition,
  Example,
  Field,
  FieldChange,
  FieldValue,
  Operation,
} from '../model/page-data.ts'
import { plainWords } from '../model/plain-words.ts'
import { deprecationLine } from './deprecation-facts.ts'
import type { EnumPage } from './enum-pages.ts'
import { generalErrors, likelyErrors } from './likely-errors.ts'
import { limitGuides } from './limit-guides.ts'
import { scopedAnchor } from './operation-scopes.ts'
import { operationSections } from './operation-sections.ts'
import type { OwnErrors } from './own-errors.ts'
import { resolveDeprecation } from './resolve-deprecation.ts'
import type { StoredEnum, StoredExample, StoredField, StoredOperation } from './stored-operation.ts'

export interface OperationContext {
  locale: Locale
  enums: ReadonlyMap<string, StoredEnum>
  /** The page that explains each enum's values, by enum id. */
  enumPages: ReadonlyMap<string, EnumPage>
  /** The pages that show operations and channels, by their ids. */
  operationPages: ReadonlyMap<string, OperationPages>
  ownErrors: OwnErrors
  /** Base URL in request samples; without it there are no samples. */
  api?: string | undefined
  /** Recent changes of the fields of everything on the page. */
  recent: RecentChanges
}

/** Resolves an operation in one locale, with enum values; its anchors begin with `scope`. */
export function resolveOperation(
  stored: StoredOperation,
  context: OperationContext,
  scope = '',
): Operation {
  const { locale, api } = context
  const operation = omitUndefined({
    documentId: stored._id,
    operationId: stored.operationId,
    method: stored.method,
    path: stored.path,
    summary: textIn(stored.summary, locale),
    description: textIn(stored.description, locale),
    auth: stored.auth,
    permissions: stored.permissions,
    permissionRule: stored.permissionRule ?? undefined,
    rateLimits: stored.rateLimits.map(({ limit, per, category, counts }) =>
      omitUndefined({
        limit,
        per,
        category: category ?? undefined,
        counts: counts ?? undefined,
      }),
    ),
    ...limitGuides(stored, locale),
    deprecated: stored.deprecated,
    deprecation: resolveDeprecation(stored.deprecation, context),
    likelyErrors: likelyErrors(stored, context),
    generalErrors: pageHref(errorPath, locale, generalErrors),
    spec: stored.spec ? specHref(`${stored.spec}.yaml`) : undefined,
    sections: operationSections(stored, locale, scope),
    parameters: resolveFields(stored.parameters, 'parameters', context, scope, (field) =>
      context.recent.get(fieldKey(stored._id, 'parameters', field)),
    ),
    response: resolveFields(stored.response, 'response', context, scope, (field) =>
      context.recent.get(fieldKey(stored._id, 'response', field)),
    ),
    responseExamples: stored.responseExamples.map((example) => resolveExample(example, locale)),
  })
  const sampled = {
    ...operation,
    ...(stored.deprecated && {
      warning: deprecationLine(operation.deprecation, translator(locale)),
    }),
  }
  const requestExamples = stored.requestExamples.map((each) => {
    const example = resolveExample(each, locale)
    return { ...example, samples: api ? codeSamples(sampled, example, api) : [] }
  })
  return { ...operation, requestExamples }
}

/** Resolves an enum in one locale. */
export function resolveEnum(stored: StoredEnum, locale: Locale): EnumDefinition {
  const anchors = valueAnchors(
    stored.anchor,
    stored.values.map(({ value }) => value),
  )
  return {
    documentId: stored._id,
    name: stored.name,
    anchor: stored.anchor,
    title: textIn(stored.title, locale),
    description: textIn(stored.description, locale),
    values: stored.values.map(({ _key, value, group, deprecation, label }, index) =>
      omitUndefined({
        _key,
        value,
        anchor: anchors[index] ?? '',
        group: group ?? undefined,
        deprecation: resolveDeprecation(deprecation, { locale }),
        label: textIn(label, locale),
      }),
    ),
  }
}

/** Resolves fields in one locale; their anchors begin with `scope`. `changed` returns the recent change at a path. */
export function resolveFields(
  stored: readonly StoredField[],
  kind: keyof typeof fieldAnchorPrefixes,
  context: OperationContext,
  scope: string,
  changed: (path: string) => FieldChange | undefined = () => undefined,
): Field[] {
  const anchors = fieldAnchors(stored.map(fieldPath), fieldAnchorPrefixes[kind]).map((anchor) =>
    scopedAnchor(anchor, scope),
  )
  const anchorOf = (name: string) =>
    anchors[stored.findIndex((field) => field.name === name || fieldPath(field) === name)]
  return stored.map((field, index) =>
    omitUndefined({
      ...resolveField(field, anchors[index] ?? '', context),
      deprecation: resolveDeprecation(field.deprecation, context, anchorOf),
      changed: changed(fieldPath(field)),
    }),
  )
}

/** Path of a field: `list[].symbol`. */
export function fieldPath({ path, name }: StoredField): string {
  return path || name
}

function resolveField(stored: StoredField, anchor: string, context: OperationContext): Field {
  const definition = stored.enum ? context.enums.get(stored.enum._ref) : undefined
  return omitUndefined({
    _key: stored._key,
    name: stored.name,
    anchor,
    path: fieldPath(stored),
    depth: stored.depth,
    in: stored.in ?? undefined,
    type: stored.type,
    format: stored.format ?? undefined,
    requirement: requirement(stored),
    default: stored.default ?? undefined,
    min: stored.min ?? undefined,
    max: stored.max ?? undefined,
    unit: stored.unit ?? undefined,
    appliesTo: stored.appliesTo,
    values: fieldValues(stored, definition, context),
    example: stored.example ?? undefined,
    deprecated: stored.deprecated,
    description: textIn(stored.description, context.locale),
  })
}

function requirement({ required, conditional }: StoredField): Field['requirement'] {
  if (conditional) return 'conditional'
  return required ? 'required' : 'optional'
}

/** The field's own values with the enum's labels; without own values, all of the enum's. */
function fieldValues(
  { values: own, deprecatedValues }: StoredField,
  definition: StoredEnum | undefined,
  context: OperationContext,
): FieldValue[] {
  const { locale, enumPages } = context
  const page = definition && enumPages.get(definition._id)
  const known = new Map(
    definition && resolveEnum(definition, locale).values.map((one) => [one.value, one]),
  )
  const values = own.length > 0 ? own : [...known.keys()]
  return values.map((value) => {
    const { label, anchor, deprecation: everywhere } = known.get(value) ?? {}
    const here = deprecatedValues.find((one) => one.value === value)?.deprecation
    const says = label && label.text !== '' && plainWords(label.text) !== value
    const href = page && anchor && pageHref(page.path, locale, anchor)
    const deprecation = here ? resolveDeprecation(here, context) : everywhere
    return {
      value,
      ...(says && { label }),
      ...(href && { href }),
      ...(deprecation && { deprecation }),
    }
  })
}

export function resolveExample(stored: StoredExample, locale: Locale): Example {
  return omitUndefined({
    _key: stored._key,
    title: textIn(stored.title, locale).text,
    language: stored.language ?? 'json',
    code: stored.code ?? '',
    status: stored.status ?? undefined,
  })
}
