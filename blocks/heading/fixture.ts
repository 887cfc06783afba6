import fc from 'fast-check'
import { _key, line } from '../../schemas/testing/any-text.ts'
import type { KindFixture } from '../fixture.ts'
import { headingOf } from './heading-of.ts'

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
    .map(({ aliases, ...said }) =>
      headingOf({
        _key,
        anchor: '',
        ...said,
        aliases: aliases.length > 0 ? aliases : undefined,
      }),
    ),
  hostile: (words, { plain }) => [
    { ...plain(words), _key: 'h', style: 'h2', anchor: words, aliases: [words] },
  ],
}
