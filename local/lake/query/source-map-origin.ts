import { jsonPath } from '@sanity/client/csm'
import { isRecord, type LakeDocument } from '../documents/document.ts'
import { badRequest } from '../http/errors.ts'

/** A place in a document: the document itself, or one step on from another place. */
export type Origin =
  | { document: LakeDocument; from?: undefined }
  | { document: LakeDocument; from: Origin; container: unknown; step: string | number }

/** How a path names the elements of an array: by their number, or by their `_key` if they have one. */
export type ArraySteps = 'index' | 'key'

/** The parameter `resultSourceMap`; null when no source map is asked for. */
export function arraySteps(parameter: string | null): ArraySteps | null {
  if (parameter === null || parameter === 'false') return null
  if (parameter === 'true') return 'index'
  if (parameter === 'withKeyArraySelector') return 'key'
  throw badRequest(`resultSourceMap is true, false or withKeyArraySelector, but not "${parameter}"`)
}

type Step = Parameters<typeof jsonPath>[0][number]

function keyed(container: unknown, index: number): Step {
  const items: unknown[] = Array.isArray(container) ? container : []
  const keyOf = (item: unknown) => (isRecord(item) ? item['_key'] : undefined)
  const key = keyOf(items[index])
  // A key that stands twice leads to the first of them only.
  const isUnique = items.findIndex((item) => keyOf(item) === key) === index
  return typeof key === 'string' && isUnique ? { _key: key, _index: index } : index
}

/** The place as a JSONPath in the form that the clients look up and parse. */
export function pathOf(origin: Origin, steps: ArraySteps): string {
  const path: Step[] = []
  for (let place = origin; place.from; place = place.from) {
    const { container, step } = place
    path.unshift(typeof step === 'number' && steps === 'key' ? keyed(container, step) : step)
  }
  return jsonPath(path)
}
