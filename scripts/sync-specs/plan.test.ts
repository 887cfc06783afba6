import { describe, expect, test } from 'vitest'
import { SPEC } from '../testing/spec.ts'
import { enumsFromSpecs } from './enums-from-specs.ts'
import { operationsFromSpec } from './operations-from-spec.ts'
import { planSync, type StoredDocument } from './plan.ts'
import { readSpec } from './read-spec.ts'
import type { SpecDocument } from './types.ts'

const documents = (text = SPEC): SpecDocument[] => {
  const spec = readSpec('specs/market.yaml', 'market', text)
  return [...enumsFromSpecs([spec]), ...operationsFromSpec(spec)]
}

/** The lake's documents after a first sync. */
const synced = (): StoredDocument[] =>
  planSync(documents(), []).create.map((document) =>
    JSON.parse(JSON.stringify({ ...document, _rev: 'r1', _createdAt: 'a', _updatedAt: 'b' })),
  )

/** `stored` with an operation edited as by a writer. */
function edited(change: (operation: Record<string, unknown>) => void): StoredDocument[] {
  const stored = synced()
  const operation = stored.find((document) => document._type === 'apiOperation')
  if (operation) change(operation)
  return stored
}

const words = (en: string, zhTW?: string) => ({ _type: 'localeText', en, ...(zhTW && { zhTW }) })

describe('planSync', () => {
  test('creates documents that the lake lacks', () => {
    expect(planSync(documents(), []).create.map(({ _id }) => _id)).toEqual([
      'enum-category',
      'operation-get-v5-market-kline',
    ])
  })

  test('changes nothing the second time', () => {
    const plan = planSync(documents(), synced())
    expect(plan).toEqual({
      ...{ create: [], change: [], unchanged: 2 },
      ...{ conflicts: [], left: [], removed: [] },
    })
  })

  test('takes a changed fact, and nothing else', () => {
    const [change, ...more] = planSync(
      documents(SPEC.replace('maximum: 1000', 'maximum: 500')),
      synced(),
    ).change
    expect(more).toEqual([])
    expect(change?.id).toBe('operation-get-v5-market-kline')
    expect(Object.keys(change?.set ?? {})).toEqual(['parameters'])
    expect(change?.rev).toBe('r1')
  })

  test('takes a new text where nobody edited the old one', () => {
    const plan = planSync(documents(SPEC.replace('Returns candles.', 'Returns bars.')), synced())
    expect(plan.conflicts).toEqual([])
    expect(plan.change[0]?.set.description).toEqual({
      ...words('Returns bars.', '回傳 K 線。'),
      zhTWSource: 'Returns candles.',
    })
  })

  test('keeps an edited text, and takes facts beside it', () => {
    const stored = edited((operation) => {
      operation.description = words('Edited.', '回傳 K 線。')
    })
    const same = planSync(documents(), stored)
    expect([same.change, same.conflicts]).toEqual([[], []])
    const plan = planSync(documents(SPEC.replace('maximum: 1000', 'maximum: 500')), stored)
    expect(plan.change[0]?.set).not.toHaveProperty('description')
  })

  test('fills an emptied text', () => {
    const stored = edited((operation) => {
      operation.description = { _type: 'localeText', zhTW: '回傳 K 線。' }
    })
    expect(planSync(documents(), stored).change[0]?.set.description).toEqual(
      words('Returns candles.', '回傳 K 線。'),
    )
  })

  test('reports a text that changed on both sides, keeps it, and reports it again', () => {
    const stored = edited((operation) => {
      operation.description = words('Edited.', '回傳 K 線。')
    })
    const next = documents(SPEC.replace('Returns candles.', 'Returns bars.'))
    const plan = planSync(next, stored)
    const [change] = plan.change
    expect(Object.keys(change?.set ?? {})).toEqual(['synced'])
    expect(change?.set.synced).toContainEqual(
      expect.objectContaining({ word: 'description', offered: 'Returns bars.' }),
    )
    expect(plan.conflicts).toEqual([
      {
        documentId: 'operation-get-v5-market-kline',
        word: 'description',
        locale: 'en',
        kept: 'Edited.',
        offered: 'Returns bars.',
      },
    ])
    expect(planSync(next, stored).conflicts).toHaveLength(1)
  })

  test('updates a draft too, so that publishing it does not undo facts', () => {
    const stored = synced()
    const published = stored.find((document) => document._type === 'apiOperation')
    if (published) stored.push({ ...published, _id: `drafts.${published._id}`, _rev: 'r2' })
    const plan = planSync(documents(SPEC.replace('maximum: 1000', 'maximum: 500')), stored)
    expect(plan.change.map(({ id, rev }) => [id, rev])).toEqual([
      ['operation-get-v5-market-kline', 'r1'],
      ['drafts.operation-get-v5-market-kline', 'r2'],
    ])
  })

  test('removes a fact that the spec no longer has', () => {
    const stored = edited((operation) => {
      operation.deprecated = true
    })
    expect(planSync(documents(), stored).change[0]?.unset).toEqual(['deprecated'])
  })

  test('reports an operation that left the spec and does not change it', () => {
    const gone = { _id: 'operation-get-v5-old', _rev: 'r', _type: 'apiOperation' }
    const plan = planSync(documents(), [...synced(), gone])
    expect([plan.change, plan.left]).toEqual([[], ['operation-get-v5-old']])
  })
})
