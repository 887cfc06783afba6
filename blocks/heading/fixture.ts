import fc from 'fast-check'
import { _key, line } from '../../schemas/testing/any-text.ts'
import type { KindFixture } from '../fixture.ts'

export const headingFixture: KindFixture<'heading'> = {
  shown: () => [
    { _type: 'heading', _key: 'h', level: 3, text: 'Rules & limits', anchor: 'rules', aliases: [] },
  ],
  any: fc
    .record({
      text: line,
      level: fc.integer({ min: 2, max: 5 }),
      aliases: fc.array(line, { maxLength: 2 }),
    })
    .map(({ aliases, ...words }) => ({
      _type: 'heading',
      _key,
      anchor: '',
      ...words,
      ...(aliases.length > 0 && { aliases }),
    })),
  hostile: (words) => [
    { _type: 'heading', _key: 'h', level: 2, text: words, anchor: words, aliases: [words] },
  ],
}
