import type { ContentSourceMap } from '@sanity/client'
import { jsonPath } from '@sanity/client/csm'
import type { LakeDocument } from '../documents/document.ts'
import { type ArraySteps, type Origin, pathOf } from './source-map-origin.ts'
import { attributeOf, isObject, itemsOf, type TracedValue } from './source-map-value.ts'

/** Numbers items in the order of their first occurrence. */
class NumberedList<T> {
  readonly list: T[] = []
  readonly #numbers = new Map<string, number>()

  numberOf(name: string, value: T): number {
    const known = this.#numbers.get(name)
    if (known !== undefined) return known
    this.#numbers.set(name, this.list.length)
    return this.list.push(value) - 1
  }
}

/** The id under which a document is stored: a perspective shows drafts under the published id. */
const storedId = ({ _id, _originalId }: LakeDocument) =>
  typeof _originalId === 'string' ? _originalId : _id

/** Whether a value comes from the perspective instead of the document. */
function isDress({ document, from, ...place }: Origin): boolean {
  if (!from || from.from || !('step' in place)) return false
  if (place.step === '_originalId') return true
  return place.step === '_id' && storedId(document) !== document._id
}

/**
 * The content source map of a result in the hosted lake's format: each mapping covers a value and its nested values;
 * computed values have none.
 */
export function sourceMapOf(result: TracedValue, steps: ArraySteps): ContentSourceMap {
  const documents = new NumberedList<ContentSourceMap['documents'][number]>()
  const paths = new NumberedList<string>()
  const mappings: ContentSourceMap['mappings'] = {}

  const add = (origin: Origin, at: (string | number)[]) => {
    const { _type } = origin.document
    const _id = storedId(origin.document)
    const path = pathOf(origin, steps)
    const source = {
      type: 'documentValue',
      document: documents.numberOf(_id, { _id, _type }),
      path: paths.numberOf(path, path),
    } as const
    mappings[jsonPath(at)] = { type: 'value', source }
  }

  const visit = (value: TracedValue, at: (string | number)[]): void => {
    const { data, origin } = value
    if (data === null) return
    if (origin?.from) {
      if (!isDress(origin)) add(origin, at)
    } else if (isObject(data)) {
      for (const name of Object.keys(data)) visit(attributeOf(value, name), [...at, name])
    } else {
      itemsOf(value)?.forEach((item, index) => {
        visit(item, [...at, index])
      })
    }
  }

  visit(result, [])
  return { documents: documents.list, paths: paths.list, mappings }
}
