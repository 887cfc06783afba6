import { OlistIcon } from '@sanity/icons/Olist'
import { type ArrayDefinition, defineArrayMember, defineField, defineType } from 'sanity'

const step = (inner: ArrayDefinition['of']) =>
  defineArrayMember({
    name: 'step',
    title: 'Step',
    type: 'object',
    fields: [
      defineField({
        name: 'title',
        title: 'Instruction',
        description: 'A few words, as a command: Create a key.',
        type: 'string',
        validation: (rule) => rule.required().error('Say in a few words what to do: Create a key.'),
      }),
      defineField({ name: 'body', title: 'How', type: 'array', of: inner }),
    ],
    preview: { select: { title: 'title' } },
  })

/** `inner` are the types that may be nested in a step. */
export const steps = (inner: ArrayDefinition['of']) =>
  defineType({
    name: 'steps',
    title: 'Steps',
    type: 'object',
    icon: OlistIcon,
    fields: [
      defineField({
        name: 'steps',
        title: 'Steps',
        description: 'In order. The numbers come by themselves.',
        type: 'array',
        of: [step(inner)],
        validation: (rule) => [
          rule.required().min(1).error('Add the first step.'),
          rule.min(2).warning('One step alone needs no number: write a paragraph, or add a step.'),
        ],
      }),
    ],
    preview: {
      select: { steps: 'steps' },
      prepare: ({ steps: list }) => ({
        title: Array.isArray(list)
          ? list.map((one, index) => `${index + 1}. ${one?.title ?? '…'}`).join(' ')
          : 'No steps',
        subtitle: 'Steps',
      }),
    },
  })
