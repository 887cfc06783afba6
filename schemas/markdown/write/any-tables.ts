import fc from 'fast-check'
import type { TextBlock } from '../../../blocks/block/model.ts'
import type { Block } from '../../../blocks/lists/model.ts'
import { REQUIREMENTS } from '../../../blocks/parameterTable/model.ts'
import { _key, cell, text } from './any-text.ts'

const table = fc
  .record({ header: fc.boolean(), width: fc.integer({ min: 1, max: 3 }), centred: fc.boolean() })
  .chain(({ header, width, centred }) =>
    fc
      .array(fc.array(cell, { minLength: width, maxLength: width }), {
        minLength: 1,
        maxLength: 3,
      })
      .map(
        (rows): Block => ({
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
        }),
      ),
  )

const parameters = fc
  .array(
    fc.record({
      name: text({}, false).filter(({ children }) => !children[0]?.text.startsWith('>')),
      depth: fc.nat({ max: 2 }),
      type: fc.constantFrom(undefined, 'string', 'array<object>'),
      required: fc.constantFrom(undefined, ...REQUIREMENTS),
      description: fc.oneof(fc.constant<TextBlock[]>([]), cell),
    }),
    { minLength: 1, maxLength: 2 },
  )
  .map(
    (rows): Block => ({
      _type: 'parameterTable',
      _key,
      rows: rows.map(({ name, depth, type, required, description }) => ({
        _type: 'parameter',
        _key,
        name: [name],
        ...(depth > 0 && { depth }),
        ...(type && { type }),
        ...(required && { required }),
        description,
      })),
    }),
  )

/** Tables of any words, and those of parameters. */
export const anyTable: fc.Arbitrary<Block> = fc.oneof(table, parameters)
