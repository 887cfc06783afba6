import { isDeepStrictEqual } from 'node:util'
import { enumId } from '../../schemas/ids.ts'
import { localisedWords } from '../../schemas/localised-words.ts'
import { textHash } from '../../schemas/text-hash.ts'
import { deprecationOf } from './deprecation.ts'
import type { Spec } from './read-spec.ts'
import type { SpecSchema } from './spec.ts'
import { specError } from './spec-error.ts'
import type { EnumDocument } from './types.ts'
import { specText } from './words.ts'

/** One document per component schema with `x-enum`. Files may repeat an enumeration; throws when they differ. */
export function enumsFromSpecs(specs: Spec[]): EnumDocument[] {
  const found = new Map<string, { document: EnumDocument; file: string }>()
  for (const { file, components } of specs) {
    for (const [name, schema] of Object.entries(components?.schemas ?? {})) {
      const path = ['components', 'schemas', name]
      const document = enumDocument(schema, (message) => specError(file, path, message))
      if (!document) continue
      const other = found.get(document._id)
      if (other && !isDeepStrictEqual(other.document, document)) {
        const message = `the enumeration "${document.name}" differs from the one in ${other.file}. Make both the same, or name them apart.`
        throw specError(file, path, message)
      }
      found.set(document._id, { document, file })
    }
  }
  return [...found.values()].map(({ document }) => document)
}

function enumDocument(
  schema: SpecSchema,
  error: (message: string) => Error,
): EnumDocument | undefined {
  const about = schema['x-enum']
  if (!about) return undefined
  if (!schema.enum?.length) throw error('has x-enum but no values in enum.')
  const values = schema.enum.map(String)
  const stray = Object.keys(about.labels).find((value) => !values.includes(value))
  if (stray !== undefined) throw error(`has a label for "${stray}", which is not in enum.`)
  const description = specText('localeText', schema, 'description')
  return {
    _id: enumId(about.name),
    _type: 'enumDefinition',
    name: about.name,
    anchor: about.anchor,
    title: specText('localeString', schema, 'title'),
    ...(description.en !== undefined && { description }),
    values: values.map((value) => {
      const life = schema['x-deprecated-values']?.[value]
      const { group, ...label } = about.labels[value] ?? { en: undefined, group: undefined }
      return {
        _key: textHash(value),
        value,
        ...(group !== undefined && { group }),
        ...(life && { deprecation: deprecationOf(life) }),
        label: {
          _type: 'localeString' as const,
          ...(label.en !== undefined && localisedWords({ ...label, en: label.en })),
        },
      }
    }),
  }
}
