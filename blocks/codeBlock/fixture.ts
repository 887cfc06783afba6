import fc from 'fast-check'
import { _key, line, lines } from '../../schemas/testing/any-text.ts'
import type { KindFixture } from '../fixture.ts'

export const codeBlockFixture: KindFixture<'codeBlock'> = {
  shown: () => [
    {
      _type: 'codeBlock',
      _key: 'c',
      language: 'python',
      title: 'signed.py',
      code: 'a\nb\nc\nd\n',
      marked: [1, 3, 4],
      lineNumbers: true,
    },
    {
      _type: 'codeBlock',
      _key: 'c2',
      language: 'text',
      code: '```\nfence\n```',
      marked: [],
      lineNumbers: false,
    },
  ],
  any: fc
    .record({
      language: fc.constantFrom('json', 'text', 'csharp'),
      code: lines,
      title: fc.option(line, { nil: undefined }),
      lines: fc.constantFrom(undefined, '1,3-5'),
      numbers: fc.boolean(),
    })
    .map(({ language, code, title, lines, numbers }) => ({
      _type: 'codeBlock',
      _key,
      language,
      code,
      ...(title && { title }),
      ...(lines && { lines }),
      ...(numbers && { highlight: 'numbers' }),
    })),
  hostile: (words) => [
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
  ],
}
