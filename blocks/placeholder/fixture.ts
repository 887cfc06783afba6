import fc from 'fast-check'
import { _key, lines } from '../../schemas/testing/any-text.ts'
import type { KindFixture } from '../fixture.ts'

export const placeholderFixture: KindFixture<'placeholder'> = {
  shown: () => [{ _type: 'placeholder', _key: 'ph', name: 'Foo', source: '<Foo a={1} />' }],
  any: fc
    .record({ name: fc.constantFrom('Foo', 'import', 'Foo.Bar'), source: lines })
    .map((words) => ({ _type: 'placeholder', _key, ...words })),
  hostile: (words) => [{ _type: 'placeholder', _key: words, name: words, source: words }],
}
