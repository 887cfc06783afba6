import { InlineElementIcon } from '@sanity/icons/InlineElement'
import { type ArrayDefinition, defineArrayMember, defineField, defineType } from 'sanity'
import { withMessage } from '../../schemas/validation/with-message.ts'

const tab = (inner: ArrayDefinition['of']) =>
  defineArrayMember({
    name: 'tab',
    title: 'Tab',
    type: 'object',
    fields: [
      defineField({
        name: 'label',
        title: 'Label',
        type: 'string',
        validation: (rule) => rule.required().error('Write what stands on the tab.'),
      }),
      defineField({
        name: 'value',
        title: 'Name',
        description:
          'Tabs of the same name open together on a page: python, go. The same in every language.',
        type: 'string',
        validation: (rule) =>
          withMessage(
            'A name has only a–z, 0–9 and “-”: python.',
            rule.required(),
            rule.regex(/^[a-z0-9-]+$/),
          ),
      }),
      defineField({ name: 'body', title: 'Content', type: 'array', of: inner }),
    ],
    preview: { select: { title: 'label', subtitle: 'value' } },
  })

/** `inner` are the types that may be nested in a tab. */
export const tabs = (inner: ArrayDefinition['of']) =>
  defineType({
    name: 'tabs',
    title: 'Tabs',
    type: 'object',
    icon: InlineElementIcon,
    fields: [
      defineField({
        name: 'group',
        title: 'Group',
        description: 'Tabs of one group switch together: programming-language.',
        type: 'string',
        initialValue: 'programming-language',
      }),
      defineField({
        name: 'inAddress',
        title: 'Say in the address which tab shows',
        description:
          'Who copies the address of the page shares the tab as well. Others then see it in place of the one that they chose themselves.',
        type: 'boolean',
        initialValue: false,
      }),
      defineField({
        name: 'tabs',
        title: 'Tabs',
        type: 'array',
        of: [tab(inner)],
        validation: (rule) => rule.required().min(1).error('Add at least one tab.'),
      }),
    ],
    preview: {
      select: { tabs: 'tabs' },
      prepare: ({ tabs: list }) => ({
        title: Array.isArray(list) ? list.map((one) => one?.label ?? '…').join(' · ') : 'No tabs',
        subtitle: 'Tabs',
      }),
    },
  })
