import fc from 'fast-check'
import { list, text } from '../../schemas/testing/any-text.ts'
import type { KindFixture } from '../fixture.ts'
import type { PageText } from './resolve.ts'

const span = (text: string, ...marks: string[]) => ({
  _type: 'span' as const,
  _key: text,
  text,
  marks,
})

export const blockFixture: KindFixture<'block'> = {
  shown: ({ paragraph }) => {
    const item = (level: number, listItem: 'bullet' | 'number', text: string): PageText => ({
      ...paragraph(text),
      listItem,
      level,
    })
    return [
      {
        ...paragraph(''),
        children: [
          span('Strong ', 'strong'),
          span('and both', 'strong', 'em'),
          span(', '),
          span('gone', 'strike-through'),
          span(', '),
          span('Ctrl', 'kbd'),
          span(', 10'),
          span('-8', 'sup'),
          span(', H'),
          span('2', 'sub'),
          span(' and '),
          span('\\frac{a}{b}', 'math'),
          span(', a '),
          span('page ', 'page'),
          span('of code', 'page', 'code'),
          span(', '),
          span('elsewhere', 'outside'),
          span('. Stars * and under_scores _stay_, so do <tags> and a`b', 'none'),
        ],
        markDefs: [
          { _type: 'link', _key: 'page', href: '/docs/v5/intro#auth', external: false },
          {
            _type: 'link',
            _key: 'outside',
            href: 'https://a.example/(x) y',
            external: true,
            title: 'A "hint"',
          },
        ],
      },
      paragraph('# no heading'),
      paragraph('1. no list'),
      { ...paragraph('Said before.'), style: 'blockquote' },
      item(1, 'bullet', 'One'),
      item(2, 'number', 'First of one'),
      item(2, 'number', 'Second of one'),
      item(1, 'bullet', 'Two'),
      { ...item(1, 'number', 'Third'), start: 3 },
    ]
  },
  any: fc.oneof(text({}), list, text({ style: 'blockquote' })),
  hostile: (_, { paragraph, marked }) => [
    paragraph,
    ...marked,
    { ...paragraph, _key: 'q', style: 'blockquote' },
    { ...paragraph, _key: 'l', listItem: 'bullet', level: 1 },
  ],
}
