import { definePlugin } from 'sanity'
import { Plugins } from '../shortcuts/plugins.tsx'
import { BlockInput } from './block-input.tsx'
import { BlockPreview } from './block-preview.tsx'

/** Shows the blocks of a body with their content in the editor, and with forms that take fewer steps. */
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
