import type { Block } from '../../../blocks/lists/model.ts'

/** Arbitrary blocks, which have the key `k` all over, with keys of their own as the Studio gives them. */
export function keyed(blocks: Block[], prefix: string): Block[] {
  let next = 0
  return JSON.parse(
    JSON.stringify(blocks, (name, value) =>
      name === '_key' && value === 'k' ? `${prefix}${next++}` : value,
    ),
  )
}
