import { expect, it } from 'vitest'
import { actorChoices, namesActor } from './actor-choices.ts'

const actors = [
  { _key: 'a', id: 'client', label: 'Your program' },
  { _key: 'b', id: 'api' },
  { _key: 'c', label: 'Without a name yet' },
]

it.each([
  ['the actors that have a name', { actors }, undefined, ['Your program (client)', 'api']],
  ['an actor that is chosen', { actors }, 'api', ['Your program (client)', 'api']],
  [
    'what is chosen and no actor any more',
    { actors },
    'gone',
    ['Your program (client)', 'api', 'gone'],
  ],
  ['nothing of a diagram without actors', {}, undefined, []],
  ['nothing while there is no diagram', undefined, '', []],
])('actorChoices offers %s', (_, diagram, chosen, titles) => {
  expect(actorChoices(diagram, chosen).map(({ title }) => title)).toEqual(titles)
})

it.each([
  [true, ['body', 'en', { _key: 'd' }, 'events', { _key: 'm' }, 'from']],
  [true, ['body', 'en', { _key: 'd' }, 'events', { _key: 'm' }, 'to']],
  [false, ['body', 'en', { _key: 'd' }, 'events', { _key: 'm' }, 'text']],
  [false, ['body', 'en', { _key: 'd' }, 'actors', { _key: 'a' }, 'id']],
  [false, ['from']],
])('namesActor returns %s for the field at %j', (expected, path) => {
  expect(namesActor(path)).toBe(expected)
})
