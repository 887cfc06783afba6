import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it, test } from 'vitest'
import { englishPage } from '../../schemas/markdown/markdown-page.ts'
import { translator } from '../../web/messages/translator.ts'
import { viewSteps } from './view.tsx'

const front = '---\ntitle: T\nsidebarLabel: S\ndescription: D\n---\n\n'
const read = (markdown: string) =>
  englishPage({ file: 'en.md', page: 'v5/a', text: front + markdown }).blocks

it('viewSteps renders a list whose items start with their titles', () => {
  const html = renderToStaticMarkup(
    viewSteps(
      {
        _type: 'steps',
        _key: 's',
        steps: [{ _key: '1', title: 'Sign', body: [] }],
      },
      { t: translator('en'), inner: () => <pre>how</pre>, announced: undefined },
    ),
  )
  expect(html.replaceAll(/ class="[^"]*"/g, '')).toBe(
    '<ol role="list"><li><p>Sign</p><pre>how</pre></li></ol>',
  )
})

test.each([
  ['::::steps\n:::step[Sign]\nHow.\n:::\n::::', undefined],
  ['::::steps\nWords.\n::::', /en\.md:8:1: steps hold only :::step\[What to do\]/],
  ['::::steps\n:::step\nHow.\n:::\n::::', /en\.md:8:1: write :::step\[What to do\]/],
  ['::::steps\n:::step[Sign]\n## A {#a}\n::changelog\n:::\n::::', /holds a changelog/],
])('readSteps of %j', (markdown, problem) => {
  if (problem) expect(() => read(markdown)).toThrow(problem)
  else
    expect(read(markdown)).toMatchObject([
      { _type: 'steps', steps: [{ title: 'Sign', body: [{ _type: 'block' }] }] },
    ])
})
