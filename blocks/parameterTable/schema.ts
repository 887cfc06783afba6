import { StackIcon } from '@sanity/icons/Stack'
import { defineArrayMember, defineField, defineType } from 'sanity'
import { textBlock } from '../block/schema.ts'

type CellBlocks = { children?: { text?: string }[] }[]

const REQUIRED = [
  { title: 'Required', value: 'required' },
  { title: 'In some cases', value: 'conditional' },
  { title: 'Optional', value: 'optional' },
]

const DEPTHS = [...Array(10).keys()]

const parameter = defineArrayMember({
  name: 'parameter',
  title: 'Parameter',
  type: 'object',
  fields: [
    defineField({
      name: 'name',
      title: 'Name',
      description: 'One line, which may be a link. Struck through, it is deprecated.',
      type: 'array',
      of: [textBlock],
      validation: (rule) =>
        rule
          .required()
          .min(1)
          .max(1)
          .error('Write the name in one line: symbol. What it stands in is said by “Depth”.'),
    }),
    defineField({
      name: 'depth',
      title: 'Depth',
      description: '1 for what stands in the parameter above it, 2 for what stands in that one.',
      type: 'number',
      validation: (rule) =>
        rule.custom(
          (depth) => depth === undefined || DEPTHS.includes(depth) || 'Write a number from 0 to 9.',
        ),
    }),
    defineField({
      name: 'type',
      title: 'Type',
      description: 'For example string.',
      type: 'string',
    }),
    defineField({
      name: 'required',
      title: 'Must it be sent?',
      type: 'string',
      options: {
        list: REQUIRED,
        layout: 'radio',
        direction: 'horizontal',
      },
    }),
    defineField({ name: 'description', title: 'Description', type: 'array', of: [textBlock] }),
  ],
  preview: {
    select: { name: 'name', depth: 'depth', type: 'type', required: 'required' },
    prepare: ({ name, depth, type, required }) => ({
      title: `${'› '.repeat(Number(depth) || 0)}${words(name) || 'Parameter without a name'}`,
      subtitle: [type, REQUIRED.find(({ value }) => value === required)?.title]
        .filter(Boolean)
        .join(' · '),
    }),
  },
})

export const parameterTable = defineType({
  name: 'parameterTable',
  title: 'Parameters',
  type: 'object',
  icon: StackIcon,
  fields: [
    defineField({
      name: 'rows',
      title: 'Parameters',
      description:
        'In order; what stands in another follows it. A translation needs the descriptions only: the rest is taken from the English.',
      type: 'array',
      of: [parameter],
      validation: (rule) => rule.required().min(1).error('Add a parameter.'),
    }),
  ],
  preview: {
    select: { rows: 'rows' },
    prepare: ({ rows }) => ({
      title: Array.isArray(rows) ? rows.map((row) => words(row?.name)).join(', ') : 'No parameters',
      subtitle: 'Parameters',
    }),
  },
})

function words(blocks: CellBlocks | undefined): string {
  if (!Array.isArray(blocks)) return ''
  return blocks.flatMap(({ children }) => (children ?? []).map(({ text }) => text ?? '')).join('')
}
