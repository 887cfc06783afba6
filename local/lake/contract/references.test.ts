import { expect } from 'vitest'
import { contract } from '../testing/contract.ts'

type Answer = { totalCount: number; references: { documentId: string }[] }

contract(
  'GET /data/references/:dataset/documents/:id/to',
  'Studio',
  'lists what refers to a document; other datasets, which the Studio asks for, there are none of',
  async ({ client }) => {
    const writer = client('writer')
    await writer.create({ _id: 'page', _type: 'page' })
    await writer.create({
      _id: 'from',
      _type: 'redirect',
      to: { _type: 'reference', _ref: 'page' },
    })
    const asked = (query: Record<string, string>) =>
      writer.request<Answer>({ url: '/data/references/production/documents/page/to', query })
    expect(await asked({})).toEqual({ totalCount: 1, references: [{ documentId: 'from' }] })
    expect(await asked({ excludeInternalReferences: 'true', excludePaths: 'true' })).toEqual({
      totalCount: 0,
      references: [],
    })
  },
)
