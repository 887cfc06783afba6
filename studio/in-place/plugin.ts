import { definePlugin } from 'sanity'
import { BlockInPlace } from './block-in-place.tsx'
import { ItemInPlace } from './item-in-place.tsx'

/** What a body is made of is written where it stands. */
export const inPlace = definePlugin({
  name: 'in-place',
  form: { components: { block: BlockInPlace, item: ItemInPlace } },
})
