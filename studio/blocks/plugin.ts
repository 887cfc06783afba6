import { definePlugin } from 'sanity'
import { Plugins } from '../shortcuts/plugins.tsx'
import { BlockInput } from './block-input.tsx'
import { BlockPreview } from './block-preview.tsx'

/** Blocks of a body as writers see them: what they hold, and forms with fewer steps. */
export const blocks = definePlugin({
  name: 'blocks',
  form: {
    components: {
      preview: BlockPreview,
      input: BlockInput,
      portableText: { plugins: Plugins },
    },
  },
})
