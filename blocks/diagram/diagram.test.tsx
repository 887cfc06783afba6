import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it, test } from 'vitest'
import { englishPage } from '../../schemas/markdown/markdown-page.ts'
import { mergeTranslation } from '../../web/content/blocks/merge-translation.ts'
import { translator } from '../../web/messages/translator.ts'
import { layout } from './layout.ts'
import { type DiagramBlock, diagram, LIMITS } from './model.ts'
import { diagramProblem } from './problem.ts'
import { viewDiagram } from './view.tsx'
import { widthOf, wrap } from './wrap.ts'

const front = '---\ntitle: T\nsidebarLabel: S\ndescription: D\n---\n\n'
const read = (...lines: string[]) => {
  const text = `${front}\`\`\`mermaid\n${lines.join('\n')}\n\`\`\`\n`
  return englishPage({ file: 'en.md', page: 'v5/a', text }).blocks[0]
}

const login: DiagramBlock = diagram.parse({
  _type: 'diagram',
  _key: 'd',
  title: 'Log in',
  actors: [
    { _key: 'a', id: 'client', label: 'Your program' },
    { _key: 'b', id: 'api', label: 'REST API' },
    { _key: 'c', id: 'book', label: 'Order book' },
  ],
  events: [
    { _type: 'message', _key: '1', from: 'client', to: 'api', kind: 'sync', text: 'auth' },
    { _type: 'message', _key: '2', from: 'api', to: 'client', kind: 'reply', text: 'ok' },
    { _type: 'message', _key: '3', from: 'api', to: 'api', kind: 'async', text: 'remembers it' },
    { _type: 'note', _key: '4', over: ['client', 'book'], text: 'All are ready now.' },
  ],
})

describe('readCode of a Mermaid fence', () => {
  it('reads a sequence diagram, with actors that only a message names', () => {
    expect(
      read('sequenceDiagram', '  a->>b: one; two', '%% no words', '  b-)a: #35;3'),
    ).toMatchObject({
      _type: 'diagram',
      actors: [
        { id: 'a', label: 'a' },
        { id: 'b', label: 'b' },
      ],
      events: [
        { kind: 'sync', text: 'one; two' },
        { kind: 'async', text: '#3' },
      ],
    })
  })

  it('reads another kind of diagram as code', () => {
    expect(read('flowchart LR', 'a --> b')).toMatchObject({
      _type: 'codeBlock',
      language: 'mermaid',
    })
  })

  it('throws with file and line for an unsupported statement', () => {
    expect(() => read('sequenceDiagram', 'loop every minute')).toThrow(
      /^en\.md:7:1: line 2 of the diagram, "loop every minute", is none of "participant a as Label"/,
    )
  })

  it('throws for a diagram that is too large to read', () => {
    const lines = Array.from({ length: LIMITS.events + 1 }, () => 'a->>b: x')
    expect(() => read('sequenceDiagram', ...lines)).toThrow(
      /41 messages and notes are too many to read; 40 fit\. Make two diagrams of it\./,
    )
  })
})

test.each<[wrong: Partial<DiagramBlock>, problem: RegExp]>([
  [{ actors: [] }, /needs an actor/],
  [{ events: [] }, /needs a message/],
  [{ actors: [...login.actors, ...login.actors, ...login.actors] }, /9 actors are too many/],
  [{ actors: login.actors.map((one) => ({ ...one, id: 'api' })) }, /Two actors are named “api”/],
  [{ actors: login.actors.map((one) => ({ ...one, id: 'an api' })) }, /“an api” cannot name/],
  [
    { actors: login.actors.slice(0, 1) },
    /Message 1 names “api”, which is no actor\. Actors are client\./,
  ],
  [{ events: login.events.map((one) => ({ ...one, text: ' ' })) }, /Message 1 says nothing/],
  [
    { events: login.events.map((one) => ({ ...one, text: 'x'.repeat(161) })) },
    /161 letters; 160 fit/,
  ],
])('diagramProblem refuses a diagram of %j', (wrong, problem) => {
  expect(diagramProblem(login)).toBeUndefined()
  expect(diagramProblem({ ...login, ...wrong })).toMatch(problem)
})

it('layout makes room for texts between two actors and over one', () => {
  const text = 'A message that is rather long, as messages of programs are, and then some'
  const drawn = layout({
    ...login,
    events: login.events.map((event) => ({ ...event, text })),
  })
  for (const row of drawn.rows) {
    const widest = Math.max(...row.lines.map(widthOf))
    if (row.type === 'note' || row.from === row.to) continue
    expect(Math.abs(row.to - row.from)).toBeGreaterThan(widest)
  }
  const boxes = drawn.actors.map(({ x, width }) => [x - width / 2, x + width / 2] as const)
  for (const [index, [left, right]] of boxes.entries()) {
    expect(left).toBeGreaterThan(boxes[index - 1]?.[1] ?? 0)
    expect(right).toBeLessThan(drawn.width)
  }
})

it('wrap breaks lines between words and Chinese characters, never before punctuation', () => {
  expect(wrap('one two three', widthOf('one two'))).toEqual(['one two', 'three'])
  expect(wrap('簽章與時間戳記。', 13 * 7)).toEqual(['簽章與時間戳', '記。'])
  expect(wrap('orderbook.50', widthOf('order'))).toEqual(['order', 'book.', '50'])
})

it('viewDiagram draws the diagram, and describes it for screen readers', () => {
  const t = translator('zh-TW')
  const html = renderToStaticMarkup(
    viewDiagram(login, { t, inner: () => null, announced: undefined }),
  )
  expect(html).toContain('<svg')
  expect(html).toContain('aria-label="循序圖：Log in"')
  expect(html.match(/<li>.*?<\/li>/g)).toEqual([
    '<li>Your program向REST API送出：auth</li>',
    '<li>REST API回應Your program：ok</li>',
    '<li>REST API向REST API送出（不等待回應）：remembers it</li>',
    '<li>Your program, Order book的附註：All are ready now.</li>',
  ])
})

it('a translation only replaces the texts of a diagram', () => {
  const { title: _, ...untitled } = login
  const translated = diagram.parse({
    ...untitled,
    actors: [{ _key: 'a', id: 'old', label: '您的程式' }],
    events: [{ ...login.events[0], to: 'old', text: '登入' }],
  })
  const { blocks } = mergeTranslation([login], [translated], [])
  expect(blocks).toMatchObject([
    {
      title: 'Log in',
      actors: [{ id: 'client', label: '您的程式' }, { label: 'REST API' }, { label: 'Order book' }],
      events: [{ from: 'client', to: 'api', text: '登入' }, { text: 'ok' }, {}, {}],
    },
  ])
})
