import { spawnSync } from 'node:child_process'
import { runInNewContext } from 'node:vm'
import { describe, expect, it } from 'vitest'
import { isHeading } from '../../blocks/heading-style.ts'
import { readPage } from '../../content/testing/read-pages.ts'
import { onPath } from '../../scripts/test/on-path.ts'

/** The order book program of the FAQ, in one language. */
function program(language: string): string {
  const { blocks } = readPage('faq').en
  const start = blocks.findIndex((block) => isHeading(block) && block.anchor === 'order-book')
  const found = blocks
    .slice(start)
    .find((block) => block._type === 'codeBlock' && block.language === language)
  if (found?._type !== 'codeBlock')
    throw new Error(`content/en/faq.md has no program in ${language} below {#order-book}.`)
  return found.code
}

/** The second frame writes the prices of the first in another format. */
const frames = [
  {
    type: 'snapshot',
    data: {
      b: [
        ['87588', '1'],
        ['87587.5', '2'],
      ],
      a: [],
    },
  },
  {
    type: 'delta',
    data: {
      b: [
        ['87588.0', '0'],
        ['87587.50', '3'],
      ],
      a: [],
    },
  },
].map((frame) => JSON.stringify(frame))

describe('the short order book of the FAQ', () => {
  it('treats one price as one level, in JavaScript', () => {
    const applied = frames.map((frame) => `apply(${JSON.stringify(frame)})`)
    const code = [program('js'), ...applied, 'JSON.stringify([...book.b])'].join('\n')
    expect(JSON.parse(String(runInNewContext(code)))).toEqual([[87587.5, '3']])
  })

  it.skipIf(onPath('python3') === undefined)('treats one price as one level, in Python', () => {
    const applied = frames.map((frame) => `apply(${JSON.stringify(frame)})`)
    const print = 'print(json.dumps([[float(price), size] for price, size in book["b"].items()]))'
    const { stdout, stderr } = spawnSync('python3', ['-'], {
      input: [program('python'), ...applied, print].join('\n'),
      encoding: 'utf8',
    })
    expect(JSON.parse(stdout || stderr)).toEqual([[87587.5, '3']])
  })
})
