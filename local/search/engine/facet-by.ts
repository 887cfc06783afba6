import { HttpError } from '../http/http-error.ts'
import type { Collection } from '../store/collection.ts'
import type { Field } from '../store/schema.ts'
import { fieldsOf, type RawParameters } from './parameters.ts'

export interface Facet {
  field: Field
  /** By how often a value occurs, or by the value itself. */
  order: 'count' | 'asc' | 'desc'
}

/** The facets of `facet_by`; 404 for a field that the schema does not facet. */
export function readFacets(collection: Collection, raw: RawParameters): Facet[] {
  return fieldsOf(raw, 'facet_by').flatMap((part) => {
    const [, name = '', options] = /^([^()]*?)\s*(?:\((.*)\))?$/.exec(part) ?? []
    const fields = name.endsWith('*')
      ? collection.schema.fields.filter(
          (field) => field.facet && field.name.startsWith(name.slice(0, -1)),
        )
      : [facetField(collection, name)]
    return fields.map((field) => ({ field, order: orderOf(part, options) }))
  })
}

/** The field, which must be faceted. */
export function facetField(collection: Collection, name: string): Field {
  const field = collection.field(name)
  if (!field?.facet)
    throw new HttpError(404, `Could not find a facet field named \`${name}\` in the schema.`)
  return field
}

function orderOf(part: string, options: string | undefined): Facet['order'] {
  if (options === undefined) return 'count'
  const alphabetic = /^\s*sort_by\s*:\s*_alpha\s*:\s*(asc|desc)\s*$/.exec(options)?.[1]
  if (alphabetic === 'asc' || alphabetic === 'desc') return alphabetic
  if (/^\s*sort_by\s*:\s*_count\s*:\s*desc\s*$/.test(options)) return 'count'
  throw new HttpError(501, `\`${part}\` in \`facet_by\` is not served here.`)
}
