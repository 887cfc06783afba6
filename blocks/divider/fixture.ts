import fc from 'fast-check'
import { _key } from '../../schemas/testing/any-text.ts'
import type { KindFixture } from '../fixture.ts'

export const dividerFixture: KindFixture<'divider'> = {
  shown: () => [{ _type: 'divider', _key: 'hr' }],
  any: fc.constant({ _type: 'divider', _key }),
}
