import { fixtures } from '../../blocks/lists/fixture.ts'

const span = (text: string, ...marks: string[]) => ({ _type: 'span', _key: 's', text, marks })
const text = (key: string, children: object[], markDefs: object[] = []): Placed => ({
  _type: 'block',
  _key: key,
  style: 'normal',
  children,
  markDefs,
})

type Placed = { _type: string; _key: string; [field: string]: unknown }

/** Blocks that hold `words` in each place that a writer can fill, or a program that can write. */
export function everywhere(words: string): Placed[] {
  const paragraph = text('p', [span(words)])
  const marked = ['strong', 'em', 'code', 'strike-through', 'kbd', words].map((mark, index) =>
    text(`m${index}`, [span(words, mark)]),
  )
  const cell = (key: string, ...content: object[]) => ({ _key: key, content })
  return [
    paragraph,
    ...marked,
    { ...paragraph, _key: 'q', style: 'blockquote' },
    { ...paragraph, _key: 'l', listItem: 'bullet', level: 1 },
    { _type: 'heading', _key: 'h', level: 2, text: words, anchor: words, aliases: [words] },
    { _type: 'admonition', _key: 'a', kind: 'note', title: words, body: [paragraph] },
    { _type: 'details', _key: 'd', summary: words, body: [paragraph] },
    { _type: 'codeBlock', _key: 'c1', language: 'html', title: words, code: words },
    {
      _type: 'codeBlock',
      _key: 'c2',
      language: words,
      code: words,
      highlight: words,
      lines: words,
    },
    { _type: 'codeBlock', _key: 'c3', language: 'http', code: words, highlight: 'numbers' },
    {
      _type: 'tabs',
      _key: words,
      group: words,
      tabs: [{ _key: 't', label: words, value: words, body: [paragraph] }],
    },
    {
      _type: 'table',
      _key: 'tb',
      header: true,
      rows: ['head', 'row'].map((key) => ({
        _key: key,
        cells: [cell('1', paragraph), cell('2', ...marked), cell('3', text('e', [span('|')]))],
      })),
    },
    {
      _type: 'parameterTable',
      _key: 'pt',
      rows: [{ _key: 'r', name: [paragraph], type: words, description: [paragraph, ...marked] }],
    },
    { _type: 'placeholder', _key: words, name: words, source: words },
    ...fixtures.map(({ hostile }) => hostile(words, paragraph)),
  ]
}

/** A paragraph, a cell and a note, each with a link to `href`. */
export function linked(href: string): object[] {
  const paragraph = text('p', [span('here', 'x')], [{ _type: 'link', _key: 'x', href }])
  return [
    paragraph,
    { _type: 'admonition', _key: 'a', kind: 'note', body: [paragraph] },
    {
      _type: 'table',
      _key: 't',
      rows: [{ _key: 'r', cells: [{ _key: 'c', content: [paragraph] }] }],
    },
  ]
}
