import { expect, it } from 'vitest'
import { unseenMatch } from './unseen-match.ts'

const marked = (snippet: string) => ({ snippet, matched_tokens: [] })

it.each([
  ['a keyword', { keywords: [marked('depth'), marked('<mark>bid</mark> ask')] }, 'bid ask'],
  [
    'the keyword with most of the words',
    { keywords: [marked('<mark>bid</mark>'), marked('<mark>bid</mark> <mark>ask</mark>')] },
    'bid ask',
  ],
  ['a heading of its page', { about: [marked('<mark>Headers</mark>')] }, 'Headers'],
  ['another name of it', { identifiers: [marked('side'), marked('<mark>sides</mark>')] }, 'sides'],
  [
    'nothing, where its own name is',
    { identifiers: [marked('<mark>side</mark>')], keywords: [marked('<mark>side</mark>')] },
    undefined,
  ],
  [
    'nothing, where a title is',
    { hierarchy: { lvl2: marked('<mark>a</mark>') }, about: [marked('<mark>a</mark>')] },
    undefined,
  ],
  [
    'nothing, where its text is',
    { content: marked('… <mark>a</mark>'), keywords: [marked('<mark>a</mark>')] },
    undefined,
  ],
  [
    'nothing, where others call it so',
    { elsewhere: [marked('<mark>sz</mark>')], keywords: [marked('<mark>sz</mark>')] },
    undefined,
  ],
  ['nothing, where nothing is marked', {}, undefined],
])('a hit is there for %s', (_, highlight, why) => {
  const hit = { identifiers: ['side', 'sides'], _rawTypesenseHit: { highlight } }
  expect(unseenMatch(hit)).toBe(why)
})
