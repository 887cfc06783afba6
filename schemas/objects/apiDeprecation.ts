import { defineField, defineType } from 'sanity'

const fact = { readOnly: true } as const

/** A deprecation: dates and successor from the specification, and a reason in texts of our own. */
export const apiDeprecation = defineType({
  name: 'apiDeprecation',
  title: 'Deprecation',
  type: 'object',
  options: { columns: 2 },
  fields: [
    defineField({ name: 'since', title: 'Deprecated since', type: 'date', ...fact }),
    defineField({
      name: 'sunset',
      title: 'Sunset',
      description: 'The day from which it works no more.',
      type: 'date',
      ...fact,
    }),
    defineField({
      name: 'successor',
      title: 'What to use instead',
      description: 'An operation, a topic, or a name in the same list.',
      type: 'string',
      ...fact,
    }),
    defineField({
      name: 'replacedBy',
      title: 'Where that is',
      type: 'reference',
      to: [{ type: 'apiOperation' }, { type: 'apiChannel' }],
      ...fact,
    }),
    defineField({ name: 'reason', title: 'Reason', type: 'localeText' }),
  ],
  preview: {
    select: { sunset: 'sunset', since: 'since', successor: 'successor' },
    prepare: ({ sunset, since, successor }) => ({
      title: sunset || since || 'Deprecated',
      subtitle: successor ?? '',
    }),
  },
})
