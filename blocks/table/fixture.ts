import fc from 'fast-check'
import { _key, cell } from '../../schemas/testing/any-text.ts'
import type { KindFixture } from '../fixture.ts'

export const tableFixture: KindFixture<'table'> = {
  shown: ({ paragraph }) => [
    {
      _type: 'table',
      _key: 'tb',
      header: true,
      align: ['center', 'left'],
      rows: [
        ['Code', 'Meaning'],
        ['`10001`', 'a | b'],
      ].map((cells, row) => ({
        _key: `r${row}`,
        cells: cells.map((cell, index) => ({ _key: `c${index}`, content: [paragraph(cell)] })),
      })),
    },
  ],
  any: fc
    .record({ header: fc.boolean(), width: fc.integer({ min: 1, max: 3 }), centred: fc.boolean() })
    .chain(({ header, width, centred }) =>
      fc
        .array(fc.array(cell, { minLength: width, maxLength: width }), {
          minLength: 1,
          maxLength: 3,
        })
        .map((rows) => ({
          _type: 'table',
          _key,
          header,
          ...(centred && {
            align: Array.from({ length: width }, (_, x) => (x === 1 ? 'left' : 'center')),
          }),
          rows: rows.map((cells) => ({
            _type: 'tableRow',
            _key,
            cells: cells.map((content) => ({ _type: 'tableCell', _key, content })),
          })),
        })),
    ),
  hostile: (_, { paragraph, marked, plain }) => [
    {
      _type: 'table',
      _key: 'tb',
      header: true,
      rows: ['head', 'row'].map((key) => ({
        _key: key,
        cells: [[paragraph], marked, [plain('|')]].map((content, at) => ({
          _key: `${at}`,
          content,
        })),
      })),
    },
  ],
}
