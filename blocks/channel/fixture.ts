import fc from 'fast-check'
import { channelId } from '../../schemas/ids.ts'
import { _key, refer } from '../../schemas/testing/any-text.ts'
import { channel } from '../../web/testing/page-fixture.ts'
import type { KindFixture } from '../fixture.ts'

export const channelFixture: KindFixture<'channel'> = {
  shown: () => [
    channel(
      'orderbook.{depth}.{symbol}',
      'Orderbook',
      [['depth', 'Levels of each side.']],
      [['data.b', 'Bids, see `a`.']],
    ),
  ],
  any: fc.constant({ _type: 'channel', _key, channel: refer(channelId('public', 'orderbook')) }),
}
