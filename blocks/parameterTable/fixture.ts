import fc from 'fast-check'
import { _key, cell, text } from '../../schemas/testing/any-text.ts'
import { field } from '../../web/testing/page-fixture.ts'
import type { TextBlock } from '../block/model.ts'
import type { KindFixture } from '../fixture.ts'
import { REQUIREMENTS } from './model.ts'

export const parameterTableFixture: KindFixture<'parameterTable'> = {
  shown: ({ paragraph }) => [
    {
      _type: 'parameterTable',
      _key: 'pt',
      showRequired: true,
      fields: [
        {
          ...field(['category', '']),
          _key: 'f1',
          anchor: '',
          requirement: 'required',
          link: { _type: 'link', _key: 'l', href: '/docs/v5/enum#category', external: false },
          words: [
            paragraph('One of'),
            { ...paragraph('`spot`'), listItem: 'bullet', level: 1 },
            { ...paragraph('`linear`'), listItem: 'bullet', level: 1 },
          ],
        },
        { ...field(['range.from', '']), _key: 'f2', anchor: '', words: [] },
      ],
    },
  ],
  any: fc
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
    .map((rows) => ({
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
    })),
  hostile: (words, { paragraph, marked }) => [
    {
      _type: 'parameterTable',
      _key: 'pt',
      rows: [{ _key: 'r', name: [paragraph], type: words, description: [paragraph, ...marked] }],
    },
  ],
}
