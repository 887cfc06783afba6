import fc from 'fast-check'
import { _key } from '../../schemas/testing/any-text.ts'
import type { KindFixture } from '../fixture.ts'

export const changelogFixture: KindFixture<'changelog'> = {
  shown: () => [
    {
      _type: 'changelog',
      _key: 'changelog',
      feeds: [{ name: 'RSS', href: '/docs/changelog/v5/feed.xml' }],
      areas: [],
      parts: [],
      months: [
        {
          anchor: '2026-11',
          text: 'November 2026',
          entries: [
            {
              anchor: 'changelog-2026-11-20-a',
              date: '2026-11-20',
              dateText: 'November 20, 2026',
              kind: 'added',
              title: { text: 'A page on [orders]' },
              body: { text: 'It has `qty`.' },
              pages: [{ label: { text: 'Orders' }, href: '/docs/v5/orders' }],
              breaking: false,
              changes: [],
            },
            {
              anchor: 'changelog-2026-11-02-b',
              date: '2026-11-02',
              dateText: 'November 2, 2026',
              kind: 'removed',
              title: { text: 'An old page' },
              body: { text: '' },
              pages: [],
              breaking: false,
              changes: [],
            },
          ],
        },
      ],
    },
  ],
  any: fc.constant({ _type: 'changelog', _key }),
}
