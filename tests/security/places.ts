import { DECORATORS } from '../../blocks/block/model.ts'
import type { HostileBlock } from '../../blocks/fixture.ts'
import { fixtures } from '../../blocks/lists/fixture.ts'

const span = (text: string, ...marks: string[]) => ({ _type: 'span', _key: 's', text, marks })
const block = (key: string, children: object[], markDefs: object[] = []): HostileBlock => ({
  _type: 'block',
  _key: key,
  style: 'normal',
  children,
  markDefs,
})

/** Blocks that contain `words` in each field that a writer or a program can fill. */
export function everywhere(words: string): HostileBlock[] {
  const plain = (text: string) => block('p', [span(text)])
  // Formulas are not free text: schemas/formula tests their output.
  const marked = [...DECORATORS.filter((mark) => mark !== 'math'), words].map((mark, index) =>
    block(`m${index}`, [span(words, mark)]),
  )
  return Object.values(fixtures).flatMap(
    ({ hostile }) => hostile?.(words, { paragraph: plain(words), marked, plain }) ?? [],
  )
}

/** A paragraph, a cell and a note, each with a link to `href`. */
export function linked(href: string): object[] {
  const paragraph = block('p', [span('here', 'x')], [{ _type: 'link', _key: 'x', href }])
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
