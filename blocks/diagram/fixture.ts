import fc from 'fast-check'
import { _key, line } from '../../schemas/testing/any-text.ts'
import type { KindFixture } from '../fixture.ts'
import { type DiagramEvent, MESSAGE_KINDS } from './model.ts'

const IDS = ['client', 'api'] as const
const id = fc.constantFrom(...IDS)
const short = line.map((text) => text.slice(0, 40).trim() || 'x')

const anyEvent = fc.oneof(
  fc
    .record({ from: id, to: id, kind: fc.constantFrom(...MESSAGE_KINDS), text: short })
    .map((message): DiagramEvent => ({ _type: 'message', _key, ...message })),
  fc.record({ last: fc.constantFrom([], ['api']), text: short }).map(
    ({ last, text }): DiagramEvent => ({
      _type: 'note',
      _key,
      over: ['client', ...last],
      text,
    }),
  ),
)

export const diagramFixture: KindFixture<'diagram'> = {
  shown: () => [
    {
      _type: 'diagram',
      _key: 'diagram',
      title: 'Log in; then ask',
      actors: [
        { _type: 'actor', _key: 'client', id: 'client', label: 'Your program' },
        { _type: 'actor', _key: 'api', id: 'api', label: 'REST API' },
      ],
      events: [
        { _type: 'message', _key: 'e1', from: 'client', to: 'api', kind: 'sync', text: 'Sign #1' },
        { _type: 'message', _key: 'e2', from: 'api', to: 'client', kind: 'reply', text: '200' },
        { _type: 'note', _key: 'e3', over: ['client', 'api'], text: 'Both know the key.' },
      ],
    },
  ],
  any: () =>
    fc
      .record({
        title: fc.option(short, { nil: undefined }),
        labels: fc.tuple(short, short),
        events: fc.array(anyEvent, { minLength: 1, maxLength: 4 }),
      })
      .map(({ title, labels, events }) => ({
        _type: 'diagram',
        _key,
        ...(title !== undefined && { title }),
        actors: IDS.map((id, at) => ({ _type: 'actor', _key, id, label: labels[at] ?? id })),
        events,
      })),
  hostile: (words) => [
    {
      _type: 'diagram',
      _key: words,
      title: words,
      actors: [{ _key: 'a', id: words, label: words }],
      events: [
        { _type: 'message', _key: 'm', from: words, to: words, kind: 'sync', text: words },
        { _type: 'note', _key: 'n', over: [words], text: words },
      ],
    },
  ],
}
