import fc from 'fast-check'
import { pageId } from '../../schemas/ids.ts'
import { _key, line, refer } from '../../schemas/testing/any-text.ts'
import type { KindFixture } from '../fixture.ts'

export const cardsFixture: KindFixture<'cards'> = {
  shown: () => [
    {
      _type: 'cards',
      _key: 'cards',
      cards: [
        {
          _key: 'k1',
          title: { text: 'Intro' },
          text: { text: 'Begin here.' },
          href: '/docs/v5/intro',
        },
        { _key: 'k2', title: { text: 'Guide' }, text: { text: '' }, href: '/docs/v5/guide' },
      ],
    },
  ],
  any: fc
    .array(
      fc.record({
        path: fc.constantFrom('v5/a', 'v5/b'),
        words: fc.option(line, { nil: undefined }),
      }),
      { minLength: 1, maxLength: 3 },
    )
    .map((all) => ({
      _type: 'cards',
      _key,
      cards: all.map(({ path, words }) => ({
        _type: 'card',
        _key,
        page: refer(pageId(path)),
        ...(words && { text: words }),
      })),
    })),
}
