import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/**
 * Growth of the heap before the next collection, in per cent of its size after the last. V8's default is several times
 * as much on a large machine, so many large answers at once would take hundreds of MB.
 */
const GROWTH = 30

/** Sets the growth for the whole process, from the next collection on. */
export function limitHeapGrowth(): void {
  setFlagsFromString(`--heap-growing-percent=${GROWTH}`)
}

/** Collects the garbage of a large import, which V8 would do only when more memory is needed. */
export function collectGarbage(): void {
  setFlagsFromString('--expose-gc')
  runInNewContext('gc()')
}
