import { definePlugin } from 'sanity'
import { BlockInPlace, ItemInPlace } from './block-in-place.tsx'

/** Opens the forms of a body's blocks, and of their items, within the editor. */
export const inPlace = definePlugin({
  name: 'in-place',
  form: { components: { block: BlockInPlace, item: ItemInPlace } },
})
