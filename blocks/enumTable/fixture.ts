import fc from 'fast-check'
import { enumId } from '../../schemas/ids.ts'
import { _key, refer } from '../../schemas/testing/any-text.ts'
import type { KindFixture } from '../fixture.ts'

export const enumTableFixture: KindFixture<'enumTable'> = {
  shown: () => [
    {
      _type: 'enumTable',
      _key: 'e',
      enum: {
        documentId: 'enum-side',
        name: 'side',
        anchor: 'side',
        title: { text: 'Side' },
        description: { text: 'Of an order.' },
        values: [{ _key: 'v', value: 'Buy', anchor: 'side-Buy', label: { text: 'Buys' } }],
      },
    },
  ],
  any: fc.constant({ _type: 'enumTable', _key, enum: refer(enumId('category')) }),
}
