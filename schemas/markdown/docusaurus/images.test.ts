import { expect, test } from 'vitest'
import { isText } from '../../../blocks/heading-style.ts'
import type { Block } from '../../../blocks/lists/model.ts'
import { docusaurusPage, readDocusaurus } from './page.ts'

const ASSET = `image-${'a'.repeat(40)}-8x6-png`

function read(text: string) {
  const page = docusaurusPage(
    readDocusaurus('a.md', text),
    'a',
    (url) => url,
    (url) => {
      if (url.startsWith('http')) return { href: url }
      return url.includes('gone') ? { problem: 'there is no such file.' } : { asset: ASSET }
    },
  )
  const problems = page.problems.map(({ line, kind, message }) => `${line} ${kind} ${message}`)
  return { shown: page.blocks.map(outline), problems }
}

function outline(block: Block): string {
  switch (block._type) {
    case 'image':
      return `image(${block.alt.en}${block.width ? ` ${block.width}` : ''})`
    case 'block': {
      const text = block.children.map((span) => span.text).join('')
      const links = block.markDefs.flatMap((def) =>
        def._type === 'link' ? [` → ${def.href}`] : [],
      )
      return `${isText(block) && block.listItem ? '- ' : ''}${text}${links.join('')}`
    }
    case 'admonition':
    case 'details':
      return `${block._type}[${block.body.map(outline).join(' | ')}]`
    case 'tabs':
      return `tabs[${block.tabs.flatMap((tab) => tab.body.map(outline)).join(' | ')}]`
    default:
      return block._type
  }
}

test.each([
  ['![A chart](x.png)', ['image(A chart)']],
  ['![A chart][c]\n\n[c]: x.png', ['image(A chart)']],
  ['Before ![A](x.png) after', ['Before  after', 'image(A)']],
  ['<img src="/x.png" alt="A" width="48px" height="20" />', ['image(A 48)']],
  ["<img src={require('./x.png').default} alt={'A'} width={48} />", ['image(A 48)']],
  ['<p align="center"><img src="x.png" alt="A"/></p>', ['image(A)']],
  ['[![A](x.png)](https://a.example)', ['A → https://a.example', 'image(A)']],
  [
    '<a href="https://a.example"><img src="x.png" alt="A"/></a>',
    ['A → https://a.example', 'image(A)'],
  ],
  ['**![A](x.png)**', ['image(A)']],
  ['- one ![A](x.png)\n- two', ['- one', 'image(A)', '- two']],
  [':::note\nwords\n\n![A](x.png)\n:::', ['admonition[words | image(A)]']],
  ['<details><summary>s</summary>\n\n![A](x.png)\n\n</details>', ['details[image(A)]']],
])('reads %s', (text, shown) => {
  expect(read(text)).toEqual({ shown, problems: [] })
})

test.each([
  [
    '![](img/flow-chart.png)',
    'image(flow-chart)',
    '1 changed the image "img/flow-chart.png" has no words, so it is called "flow-chart".',
  ],
  [
    '<img src="x.png" alt="A" width="50%" />',
    'image(A)',
    '1 changed the width "50%" of an image is left out.',
  ],
  ['\n![A](gone.png)', 'A', '2 lost the image "gone.png" is left out: there is no such file.'],
  [
    '![A](https://a.example/x.png)',
    'A → https://a.example/x.png',
    '1 changed the image "https://a.example/x.png" is of another site: a link leads to it.',
  ],
])('reports a problem for %s', (text, shown, problem) => {
  expect(read(text)).toEqual({ shown: [shown], problems: [problem] })
})

test('an image in a cell is kept as its source', () => {
  expect(read('| a |\n|-|\n| ![A](x.png) |').problems).toEqual([
    '3 placeholder the image "x.png" is kept as its source.',
  ])
})
