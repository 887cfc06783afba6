import fc from 'fast-check'
import { _key, line } from '../../schemas/testing/any-text.ts'
import type { KindFixture } from '../fixture.ts'
import { ADMONITION_KINDS } from './model.ts'

export const admonitionFixture: KindFixture<'admonition'> = {
  shown: ({ paragraph }) => [
    {
      _type: 'admonition',
      _key: 'a',
      kind: 'danger',
      title: 'Money',
      body: [paragraph('May be lost.'), paragraph('For good.')],
    },
    { _type: 'admonition', _key: 'a2', kind: 'tip', body: [paragraph('Ask `testnet` first.')] },
  ],
  any: (body) =>
    fc
      .tuple(fc.constantFrom(...ADMONITION_KINDS), fc.option(line, { nil: undefined }), body)
      .map(([kind, title, body]) => ({
        _type: 'admonition',
        _key,
        kind,
        ...(title !== undefined && { title }),
        body,
      })),
  hostile: (words, { paragraph }) => [
    { _type: 'admonition', _key: 'a', kind: 'note', title: words, body: [paragraph] },
  ],
}
