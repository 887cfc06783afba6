import { expect, it } from 'vitest'
import type { ChangeRuleName } from '../../schemas/changes/rule-words.ts'
import { changelogFile } from './changelog-document.ts'

const problems = (rule: ChangeRuleName, value: { before?: string; after?: string } = {}) => {
  const fact = { rule, of: 'operation-get-v5-a', name: 'GET /v5/a', field: 'limit', ...value }
  const { error } = changelogFile.safeParse([
    {
      ...{ name: 'limits', date: '2026-11-20', kind: 'changed' },
      ...{ title: { en: 'Lower' }, body: { en: 'It is.' }, pages: ['v5/a'], changes: [fact] },
    },
  ])
  return error?.issues.map(({ message }) => message) ?? []
}

it('changelogDocument refuses a change or removal without its values', () => {
  expect(problems('field-removed')).toEqual([
    'field-removed of GET /v5/a limit says neither what was before nor what is after. Give it one of them.',
  ])
  expect(problems('field-removed', { before: 'string' })).toEqual([])
  expect(problems('parameter-default-changed', { after: '20' })).toEqual([])
})

it('changelogDocument accepts facts without values when the rule covers all, or can have none', () => {
  expect(problems('field-added')).toEqual([])
  expect(problems('endpoint-removed')).toEqual([])
  expect(problems('effect-changed')).toEqual([])
})
