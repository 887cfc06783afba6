import { expect, it } from 'vitest'
import { siteState } from '../../content/cache/site-state.ts'
import { KeptAnswers } from './kept-answers.ts'

const answer = (words: string) => ({ etag: `"${words}"`, headers: {}, body: Buffer.from(words) })

it('keeps what was asked for lately, as far as there is room', () => {
  const answers = new KeptAnswers(10)
  const { changes } = siteState()
  answers.keep('a', answer('aaaa'), changes)
  answers.keep('b', answer('bbbb'), changes)
  expect(answers.find('a')?.body.toString()).toBe('aaaa')
  answers.keep('c', answer('cccc'), changes)
  expect(['a', 'b', 'c'].map((key) => answers.find(key)?.body.toString())).toEqual([
    'aaaa',
    undefined,
    'cccc',
  ])
  answers.keep('d', answer('too large for it'), changes)
  expect(answers.find('d')).toBeUndefined()
})

it('forgets all when something changes, and what was begun before never comes in', () => {
  const answers = new KeptAnswers()
  const begun = siteState().changes
  answers.keep('a', answer('old'), begun)
  siteState().changes += 1
  expect(answers.find('a')).toBeUndefined()
  answers.keep('a', answer('old'), begun)
  expect(answers.find('a')).toBeUndefined()
  answers.keep('a', answer('new'), siteState().changes)
  expect(answers.find('a')?.body.toString()).toBe('new')
})
