import { jsonPath } from '@sanity/client/csm'
import { isRecord, type LakeDocument } from '../documents/document.ts'
import { badRequest } from '../http/errors.ts'

/** A location in a document: the document itself, or one step from another location. */
export type Origin =
  | { document: LakeDocument; from?: undefined }
  | { document: LakeDocument; from: Origin; container: unknown; step: string | number }

/** How a path identifies array elements: by index, or by `_key` if they have one. */
export type ArraySteps = 'index' | 'key'

/** The parameter `resultSourceMap`; null when no source map is requested. */
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
  // A duplicate key would identify only its first element.
  const isUnique = items.findIndex((item) => keyOf(item) === key) === index
  return typeof key === 'string' && isUnique ? { _key: key, _index: index } : index
}

/** The location as a JSONPath in the format that clients parse. */
export function pathOf(origin: Origin, steps: ArraySteps): string {
  const path: Step[] = []
  for (let place = origin; place.from; place = place.from) {
    const { container, step } = place
    path.unshift(typeof step === 'number' && steps === 'key' ? keyed(container, step) : step)
  }
  return jsonPath(path)
}
