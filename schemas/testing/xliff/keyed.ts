import type { Block } from '../../../blocks/lists/model.ts'

/** Replaces the key `k` in generated blocks by unique keys, as the Studio assigns them. */
export function withUniqueKeys(blocks: Block[], prefix: string): Block[] {
  let next = 0
  return JSON.parse(
    JSON.stringify(blocks, (name, value) =>
      name === '_key' && value === 'k' ? `${prefix}${next++}` : value,
    ),
  )
}
