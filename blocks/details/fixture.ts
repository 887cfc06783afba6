import fc from 'fast-check'
import { _key, line } from '../../schemas/testing/any-text.ts'
import type { KindFixture } from '../fixture.ts'

export const detailsFixture: KindFixture<'details'> = {
  shown: ({ paragraph }) => [
    { _type: 'details', _key: 'd', summary: 'More', body: [paragraph('Folded.')] },
  ],
  any: (body) =>
    fc.tuple(line, body).map(([summary, body]) => ({ _type: 'details', _key, summary, body })),
  hostile: (words, { paragraph }) => [
    { _type: 'details', _key: 'd', summary: words, body: [paragraph] },
  ],
}
