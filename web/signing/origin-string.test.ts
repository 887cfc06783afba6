import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { firstDifference, originString } from './origin-string.ts'

describe('the string in the server’s message', () => {
  it.each([
    ['error sign! origin_string[1735689600000KEY5000a=1]', '1735689600000KEY5000a=1'],
    ['error sign! origin_string[1KEY5000{"list":["a","b"]}]', '1KEY5000{"list":["a","b"]}'],
    ['{"retMsg":"error sign! origin_string[]"}', ''],
  ])('is found in %s', (message, expected) => {
    expect(originString(message)).toBe(expected)
  })

  it.each(['', 'error sign!', 'origin_string[1KEY'])('is not in "%s"', (message) => {
    expect(originString(message)).toBeUndefined()
  })

  it('is found whatever it holds', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(originString(`error sign! origin_string[${text}]`)).toBe(text)
      }),
    )
  })
})

describe('the first difference', () => {
  it.each([
    ['a=1&b=2', 'a=1&c=2', { at: 4, same: 'a=1&', signed: 'b=2', expected: 'c=2' }],
    ['a=1', 'a=1&b=2', { at: 3, same: 'a=1', signed: '', expected: '&b=2' }],
    ['a=1 ', 'a=1', { at: 3, same: 'a=1', signed: ' ', expected: '' }],
    ['', 'a', { at: 0, same: '', signed: '', expected: 'a' }],
    ['🙂a', '🙂b', { at: 1, same: '🙂', signed: 'a', expected: 'b' }],
  ])('of "%s" and "%s" is found', (signed, expected, difference) => {
    expect(firstDifference(signed, expected)).toEqual(difference)
  })

  it('splits both strings where they part, and nowhere else', () => {
    const text = fc.string({ unit: 'grapheme' })
    fc.assert(
      fc.property(text, text, text, (start, one, other) => {
        const [signed, expected] = [start + one, start + other]
        const found = firstDifference(signed, expected)
        expect(found === undefined).toBe(signed === expected)
        if (!found) return
        expect(found.same + found.signed).toBe(signed)
        expect(found.same + found.expected).toBe(expected)
        expect([...found.signed][0]).not.toBe([...found.expected][0])
        expect([...found.same]).toHaveLength(found.at)
      }),
    )
  })
})
