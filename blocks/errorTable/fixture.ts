import fc from 'fast-check'
import { errorsId } from '../../schemas/ids.ts'
import { _key, refer } from '../../schemas/testing/any-text.ts'
import { errors } from '../../web/testing/page-fixture.ts'
import type { KindFixture } from '../fixture.ts'

export const errorTableFixture: KindFixture<'errorTable'> = {
  shown: () => [
    errors('spot-trade', [
      [
        '170001',
        'There is no such `orderId`.',
        'Compare the *ids*.',
        ['Order {…} | gone.', 'no *'],
      ],
    ]),
  ],
  any: fc.constant({ _type: 'errorTable', _key, errors: refer(errorsId('http')) }),
}
