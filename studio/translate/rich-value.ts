import { z } from 'zod'
import { type TextBlock, words } from '../../blocks/block/model.ts'

const written = z.array(z.object(words))

/** Returns the editor's value as one paragraph with the key and style of `like`. */
export function richValue(value: unknown, like: TextBlock): TextBlock {
  const blocks = written.parse(value)
  return {
    ...like,
    children: blocks.flatMap(({ children }) => children),
    markDefs: blocks.flatMap(({ markDefs }) => markDefs),
  }
}
