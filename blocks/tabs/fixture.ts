import fc from 'fast-check'
import { _key, line } from '../../schemas/testing/any-text.ts'
import type { KindFixture } from '../fixture.ts'

export const tabsFixture: KindFixture<'tabs'> = {
  shown: ({ paragraph }) => [
    {
      _type: 'tabs',
      inAddress: false,
      _key: 't',
      group: 'programming-language',
      tabs: [
        { _key: 'p', label: 'Python', value: 'python', body: [paragraph('Slow.')] },
        { _key: 'g', label: 'Go', value: 'go', body: [paragraph('Fast.')] },
      ],
    },
  ],
  any: (body) =>
    fc
      .tuple(fc.array(fc.tuple(line, body), { minLength: 1, maxLength: 3 }), fc.boolean())
      .map(([all, inAddress]) => ({
        _type: 'tabs',
        _key,
        group: 'g',
        ...(inAddress && { inAddress: true }),
        tabs: all.map(([label, body], at) => ({
          _type: 'tab',
          _key,
          label,
          value: `v${at}`,
          body,
        })),
      })),
  hostile: (words, { paragraph }) => [
    {
      _type: 'tabs',
      _key: words,
      group: words,
      tabs: [{ _key: 't', label: words, value: words, body: [paragraph] }],
    },
  ],
}
