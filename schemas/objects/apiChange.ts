import { defineField, defineType } from 'sanity'
import { RULE_WORDS } from '../changes/rule-words.ts'
import { CHANGE_RULE_NAMES, CHANGE_RULES, isChangeRule } from '../changes/rules.ts'

const fact = (name: string, title: string) => defineField({ name, title, type: 'string' })

/** What a sync of the specifications found: a fact, which nobody edits. */
export const apiChange = defineType({
  name: 'apiChange',
  title: 'Change of the API',
  type: 'object',
  readOnly: true,
  fields: [
    defineField({
      name: 'rule',
      title: 'Change',
      type: 'string',
      options: {
        list: CHANGE_RULE_NAMES.map((value) => ({ title: RULE_WORDS[value].en, value })),
      },
    }),
    fact('name', 'Endpoint, topic, enumeration or group'),
    defineField({
      name: 'subject',
      title: 'Document',
      type: 'reference',
      weak: true,
      to: ['apiOperation', 'apiChannel', 'enumDefinition', 'errorCode'].map((type) => ({ type })),
    }),
    fact('part', 'Part'),
    fact('field', 'Field'),
    fact('value', 'Value'),
    fact('before', 'Before'),
    fact('after', 'After'),
  ],
  preview: {
    select: { rule: 'rule', name: 'name', field: 'field', value: 'value' },
    prepare: ({ rule, name, field, value }) => ({
      title: [name, field, value].filter(Boolean).join(' · '),
      subtitle: isChangeRule(rule)
        ? `${RULE_WORDS[rule].en}${CHANGE_RULES[rule].breaking ? ' · breaking' : ''}`
        : '',
    }),
  },
})
