import { createHash } from 'node:crypto'
import type { CollectionCreateSchema } from 'typesense/lib/Typesense/Collections'
import { eachOf } from '../../schemas/locales.ts'
import { type Locale, localeConfig, locales } from '../config/locales.ts'

// Punctuation separates words, so that either half of `order/create` or `list[].symbol` is found.
const separators = [...'/_-.:=,()[]{}<>|&?#"\'`']

/** The alias that the site searches; it stays when the collection behind it changes. */
export function searchAlias(locale: Locale): string {
  return `docs_${locale.toLowerCase().replaceAll('-', '_')}`
}

/** The synonyms of every language; a single language's synonyms, curations and stop words are named like its alias. */
export const COMMON_SYNONYMS = 'docs_common'

/** The aliases of all locales. */
export const searchAliases: Record<Locale, string> = eachOf(locales, searchAlias)

/** The schema of a locale's collection. One collection per locale, because Typesense's tokeniser is set per field. */
export function collectionSchema(locale: Locale, name: string): CollectionCreateSchema {
  return { name, ...fieldsOf(locale), metadata: { schema: schemaRevision(locale) } }
}

/** A hash of the schema, which tells whether an existing collection has it. */
export function schemaRevision(locale: Locale): string {
  return createHash('sha256')
    .update(JSON.stringify(fieldsOf(locale)))
    .digest('hex')
    .slice(0, 16)
}

/** The tokeniser language for names in other languages: a language that needs a dictionary, if there is one. */
function otherLanguage(locale: Locale): string {
  const others = locales.filter((other) => other !== locale)
  const other = others.find((each) => localeConfig[each].wide) ?? others[0] ?? locale
  return localeConfig[other].searchLocale
}

function fieldsOf(locale: Locale): Omit<CollectionCreateSchema, 'name'> {
  const { searchLocale: language } = localeConfig[locale]
  const prose = (field: string, facet = false) =>
    ({ name: field, type: 'string', locale: language, facet, optional: true }) as const
  return {
    enable_nested_fields: true,
    default_sorting_field: 'item_priority',
    token_separators: separators,
    symbols_to_index: [],
    synonym_sets: [COMMON_SYNONYMS, searchAlias(locale)],
    curation_sets: [searchAlias(locale)],
    fields: [
      prose('hierarchy.lvl0', true),
      prose('hierarchy.lvl1'),
      prose('hierarchy.lvl2'),
      prose('hierarchy.lvl3'),
      prose('hierarchy.lvl4'),
      prose('content'),
      { name: 'sections', type: 'string[]', locale: language, optional: true },
      { name: 'keywords', type: 'string[]', locale: language, optional: true },
      { name: 'about', type: 'string[]', locale: language, optional: true },
      { name: 'called', type: 'string[]', locale: language, optional: true },
      { name: 'translated', type: 'string[]', locale: otherLanguage(locale), optional: true },
      { name: 'sounds', type: 'string[]', optional: true },
      { name: 'elsewhere', type: 'string[]', optional: true },
      { name: 'day', type: 'int32', optional: true },
      { name: 'identifiers', type: 'string[]', infix: true, optional: true },
      { name: 'identifiers_split', type: 'string[]', optional: true },
      { name: 'path', type: 'string', infix: true, optional: true },
      { name: 'codes', type: 'string[]', optional: true },
      { name: 'method', type: 'string', facet: true, optional: true },
      { name: 'deprecated', type: 'bool', index: false, optional: true },
      { name: 'successor', type: 'string', index: false, optional: true },
      { name: 'type', type: 'string', facet: true },
      { name: 'locale', type: 'string', facet: true },
      { name: 'version', type: 'string', facet: true },
      { name: 'url', type: 'string', index: false, optional: true },
      { name: 'url_without_anchor', type: 'string', facet: true },
      { name: 'anchor', type: 'string', index: false, optional: true },
      { name: 'breadcrumbs', type: 'string[]', index: false, optional: true },
      { name: 'page_id', type: 'string', facet: true },
      { name: 'depends', type: 'string[]', facet: true, optional: true },
      { name: 'source_rev', type: 'string', facet: true },
      { name: 'item_priority', type: 'int64' },
    ],
  }
}
