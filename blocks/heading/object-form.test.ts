import fc from 'fast-check'
import { expect, it } from 'vitest'
import { line } from '../../schemas/testing/any-text.ts'
import { asObject, asStyle } from './object-form.ts'
import { headingWords } from './words.ts'

const any = fc
  .record({
    level: fc.integer({ min: 2, max: 5 }),
    text: line,
    anchor: fc.option(fc.stringMatching(/^[a-z][a-z-]*$/), { nil: undefined }),
    aliases: fc.option(fc.array(line, { maxLength: 2 }), { nil: undefined }),
  })
  .map(({ anchor, aliases, ...said }) => ({
    _type: 'heading' as const,
    _key: 'k',
    ...said,
    ...(anchor !== undefined && { anchor }),
    ...(aliases && { aliases }),
  }))

it('an object becomes text of a style and comes back, whatever it says', () => {
  fc.assert(
    fc.property(any, (object) => {
      expect(asObject(asStyle(object))).toEqual(object)
    }),
  )
})

it('says the words of marks', () => {
  const [a, b] = [
    { _type: 'span' as const, _key: 'a', text: 'Use ', marks: [] },
    { _type: 'span' as const, _key: 'b', text: 'limit', marks: ['code'] },
  ]
  expect(headingWords({ children: [a, b] })).toBe('Use limit')
})
