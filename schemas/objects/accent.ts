import { defineField } from 'sanity'
import { writersOnly } from '../access.ts'
import { accentProblem, type Mode } from '../colour/accent.ts'

const colour = (mode: Mode, title: string) =>
  defineField({
    name: mode,
    title,
    type: 'string',
    readOnly: writersOnly,
    validation: (rule) => rule.custom<string>((value) => accentProblem(value, mode) ?? true),
  })

/** The colour of links, buttons and current entries. */
export const accent = defineField({
  name: 'accent',
  title: 'Accent colour',
  description: 'For links, buttons and what is current, like #8ab4ff. Left out, it is blue.',
  type: 'object',
  group: 'site',
  options: { columns: 2 },
  fields: [colour('dark', 'On dark pages'), colour('light', 'On light pages')],
})
