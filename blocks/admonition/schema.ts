import { InfoOutlineIcon } from '@sanity/icons/InfoOutline'
import { type ArrayDefinition, defineField, defineType } from 'sanity'

const KINDS = [
  { title: 'Note: good to know', value: 'note' },
  { title: 'Tip: an easier way', value: 'tip' },
  { title: 'Info: background', value: 'info' },
  { title: 'Warning: may go wrong', value: 'warning' },
  { title: 'Caution: take care', value: 'caution' },
  { title: 'Danger: money or data may be lost', value: 'danger' },
]

/** `inner` are the types that may be nested in an admonition. */
export const admonition = (inner: ArrayDefinition['of']) =>
  defineType({
    name: 'admonition',
    title: 'Note or warning',
    type: 'object',
    icon: InfoOutlineIcon,
    fields: [
      defineField({
        name: 'kind',
        title: 'Kind',
        type: 'string',
        options: { list: KINDS },
        initialValue: 'note',
        validation: (rule) => rule.required().error('Choose how much it matters.'),
      }),
      defineField({
        name: 'title',
        title: 'Title',
        description: 'Left empty, the kind is the title.',
        type: 'string',
      }),
      defineField({
        name: 'body',
        title: 'Words',
        type: 'array',
        of: inner,
        validation: (rule) => rule.required().min(1).error('Write what the reader should know.'),
      }),
    ],
    preview: {
      select: { kind: 'kind', title: 'title', body: 'body' },
      prepare: ({ kind, title, body }) => ({
        title: title || firstWords(body) || 'Empty',
        subtitle: nameOf(kind),
        // Makes the editor draw the block as an admonition.
        block: 'admonition',
        kind,
        kindTitle: nameOf(kind),
        ownTitle: title,
        words: firstWords(body),
      }),
    },
  })

const nameOf = (kind: unknown): string =>
  KINDS.find((known) => known.value === kind)?.title.split(':')[0] ?? 'No kind'

/** Returns the text of the first paragraph, for a preview. */
function firstWords(body: unknown): string {
  if (!Array.isArray(body)) return ''
  const children: unknown = body[0]?.children
  if (!Array.isArray(children)) return ''
  return children.map((span) => (typeof span?.text === 'string' ? span.text : '')).join('')
}
