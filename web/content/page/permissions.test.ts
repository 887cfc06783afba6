import path from 'node:path'
import { expect, it } from 'vitest'
import { operationsFromSpec } from '../../../scripts/sync-specs/operations-from-spec.ts'
import { readSpecs } from '../../../scripts/sync-specs/read-specs.ts'
import { translator } from '../../messages/translator.ts'
import { lakeOf } from '../../testing/lake-of.ts'
import { callFacts } from '../reference/operation-notes.ts'
import { loadPage } from './page.ts'

const { rest } = await readSpecs(path.join(import.meta.dirname, '../../../specs'))
const operations = rest.flatMap(operationsFromSpec)
const blocks = operations.map(({ _id }) => ({
  ...{ _type: 'operation', _key: _id, operation: { _ref: _id } },
}))
const lake = lakeOf([
  { _id: 'page-a', _type: 'page', _rev: 'r', path: { current: 'a' }, body: { en: blocks } },
  ...operations.map((operation) => ({ ...operation })),
])

const words = {
  en: {
    name: 'Permission',
    ...{ anyOf: ' (any of)', byProduct: ' (that of the product)', allOf: ' (all of)' },
    ...{ whichever: 'any, no particular one', unknown: 'not published' },
  },
  'zh-TW': {
    name: '權限',
    ...{ anyOf: '（任一）', byProduct: '（依產品）', allOf: '（全部）' },
    ...{ whichever: '任一權限即可', unknown: '未公布' },
  },
}

// The answer to "Which permissions does my key need?" relies on this.
it.each(['en', 'zh-TW'] as const)(
  'in %s every signed operation names its permissions and their rule, or says that none are published',
  async (locale) => {
    const { name, whichever, unknown, ...rules } = words[locale]
    const page = await loadPage(lake, 'a', locale)
    const said = page?.body.flatMap((block) => {
      if (block._type !== 'operation') return []
      const facts = callFacts(block.operation, translator(locale))
      const { label, values } = facts.find((fact) => fact.name === 'permissions') ?? {}
      return [[block.operation.path, label, values?.map(({ text }) => text)]]
    })
    const promised = operations.map(({ path, auth, permissions = [], permissionRule }) => {
      if (!auth) return [path, undefined, undefined]
      const [first, second] = permissions
      const rule = permissionRule && second ? rules[permissionRule] : ''
      const instead = permissionRule ? whichever : unknown
      return [path, `${name}${rule}`, first ? permissions : [instead]]
    })
    expect(said).toEqual(promised)
  },
)
