import { TransferIcon } from '@sanity/icons/Transfer'
import { defineArrayMember, defineField, defineType } from 'sanity'
import { withoutNulls } from '../stored.ts'
import { diagram as model } from './model.ts'
import { diagramProblem } from './problem.ts'

const KINDS = [
  { title: 'Request: the sender waits for an answer', value: 'sync' },
  { title: 'Message: nothing is waited for', value: 'async' },
  { title: 'Answer', value: 'reply' },
]

const actor = defineArrayMember({
  name: 'actor',
  title: 'Actor',
  type: 'object',
  fields: [
    defineField({
      name: 'id',
      title: 'Name',
      description: 'What messages call it, the same in every language: client.',
      type: 'string',
    }),
    defineField({
      name: 'label',
      title: 'Label',
      description: 'What readers see.',
      type: 'string',
    }),
  ],
  preview: { select: { title: 'label', subtitle: 'id' } },
})

const message = defineArrayMember({
  name: 'message',
  title: 'Message',
  type: 'object',
  fields: [
    defineField({
      name: 'from',
      title: 'Sender',
      type: 'string',
    }),
    defineField({
      name: 'to',
      title: 'Receiver',
      description: 'The sender again where it does something itself.',
      type: 'string',
    }),
    defineField({
      name: 'kind',
      title: 'Kind',
      type: 'string',
      options: { list: KINDS, layout: 'radio' },
      initialValue: 'sync',
    }),
    defineField({ name: 'text', title: 'Words', type: 'string' }),
  ],
  preview: {
    select: { from: 'from', to: 'to', text: 'text' },
    prepare: ({ from, to, text }) => ({
      title: text || 'Message without words',
      subtitle: `${from ?? '?'} → ${to ?? '?'}`,
    }),
  },
})

const note = defineArrayMember({
  name: 'note',
  title: 'Remark',
  type: 'object',
  fields: [
    defineField({
      name: 'over',
      title: 'Over',
      description: 'The name of an actor, or of the first and the last.',
      type: 'array',
      of: [{ type: 'string' }],
      options: { layout: 'tags' },
    }),
    defineField({ name: 'text', title: 'Words', type: 'string' }),
  ],
  preview: { select: { title: 'text' } },
})

export const diagram = defineType({
  name: 'diagram',
  title: 'Sequence diagram',
  type: 'object',
  icon: TransferIcon,
  fields: [
    defineField({
      name: 'title',
      title: 'Title',
      description: 'What the diagram shows, above it.',
      type: 'string',
    }),
    defineField({
      name: 'actors',
      title: 'Actors',
      description: 'Who sends and who answers, from left to right.',
      type: 'array',
      of: [actor],
    }),
    defineField({
      name: 'events',
      title: 'Messages and remarks',
      description:
        'In order. A translation needs the words only: who sends to whom is taken from the English.',
      type: 'array',
      of: [message, note],
    }),
  ],
  validation: (rule) =>
    rule.custom((value) => {
      const read = model.safeParse(withoutNulls(value))
      return (read.success && diagramProblem(read.data)) || true
    }),
  preview: {
    select: { title: 'title', actors: 'actors', events: 'events' },
    prepare: ({ title, actors, events }) => ({
      title: title || 'Sequence diagram',
      subtitle: `Sequence diagram, ${Array.isArray(events) ? events.length : 0} messages`,
      // Makes the editor draw the diagram.
      block: 'diagram',
      caption: title,
      actors,
      events,
    }),
  },
})
