import fc from 'fast-check'
import { _key, line } from '../../schemas/testing/any-text.ts'
import type { KindFixture } from '../fixture.ts'

export const stepsFixture: KindFixture<'steps'> = {
  shown: ({ paragraph }) => [
    {
      _type: 'steps',
      _key: 'steps',
      steps: [
        { _key: 's1', title: 'Create a *key*', body: [paragraph('On the page of keys.')] },
        { _key: 's2', title: 'Sign', body: [paragraph('With `HMAC`.'), paragraph('Then send.')] },
        { _key: 's3', title: 'Look at the answer', body: [] },
      ],
    },
  ],
  any: (body) =>
    fc.array(fc.tuple(line, body), { minLength: 1, maxLength: 3 }).map((all) => ({
      _type: 'steps',
      _key,
      steps: all.map(([title, body]) => ({ _type: 'step', _key, title, body })),
    })),
  hostile: (words, { paragraph }) => [
    {
      _type: 'steps',
      _key: words,
      steps: [{ _key: 'st', title: words, body: [paragraph] }],
    },
  ],
}
