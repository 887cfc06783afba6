import { defineField, defineType } from 'sanity'
import type { ApiChange } from '../changes/api-change.ts'
import { ruleTitle } from '../changes/rule-title.ts'
import { RULE_WORDS } from '../changes/rule-words.ts'
import { CHANGE_RULE_NAMES, CHANGE_RULES, isChangeRule, requiresValue } from '../changes/rules.ts'

const fact = (name: string, title: string) => defineField({ name, title, type: 'string' })

/** One fact of a changelog entry. */
export const apiChange = defineType({
  name: 'apiChange',
  title: 'Change of the API',
  type: 'object',
  fields: [
    defineField({
      name: 'rule',
      title: 'Change',
      type: 'string',
      options: {
        list: CHANGE_RULE_NAMES.map((value) => ({ title: ruleTitle(value, 'en'), value })),
      },
      validation: (rule) => rule.required().error('Choose what happened.'),
    }),
    defineField({
      name: 'name',
      title: 'Endpoint, topic, enumeration or group',
      type: 'string',
      description: 'As clients call it: “GET /v5/market/kline”.',
      validation: (rule) => rule.required().error('Name what changed: “GET /v5/market/kline”.'),
    }),
    defineField({
      name: 'subject',
      title: 'Document',
      type: 'reference',
      weak: true,
      to: ['apiOperation', 'apiChannel', 'enumDefinition', 'errorCode'].map((type) => ({ type })),
      validation: (rule) => rule.required().error('Choose what changed.'),
    }),
    fact('part', 'Part'),
    fact('field', 'Field'),
    fact('value', 'Value'),
    defineField({
      name: 'when',
      title: 'In which case',
      type: 'string',
      description: 'As a client would say it: “accountType=UNIFIED”. Empty where it is always so.',
    }),
    fact('before', 'Before'),
    fact('after', 'After'),
  ],
  validation: (rule) =>
    rule
      .custom<Partial<ApiChange>>((change) => {
        const { rule: name, before, after } = change ?? {}
        if (!isChangeRule(name) || !requiresValue(name) || before || after) return true
        return 'Say what was before, what is after, or both.'
      })
      .warning(),
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
