import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/**
 * How much may come to the heap before it is collected again, in per cent of what the last time left. V8
 * lets it grow several times as large where the machine has room, so many large answers at once would take
 * hundreds of MB that nobody needs.
 */
const GROWTH = 30

/** For the whole process, from the next collection on. */
export function keepHeapSmall(): void {
  setFlagsFromString(`--heap-growing-percent=${GROWTH}`)
}

/** Collects what a large import leaves, which V8 does only when more memory is taken. */
export function collectGarbage(): void {
  setFlagsFromString('--expose-gc')
  runInNewContext('gc()')
}
