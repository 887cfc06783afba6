import { expect, it } from 'vitest'
import { joinTokens } from './join-tokens.ts'

const token = (content: string, name: string) => ({ content, color: `var(--token-${name})` })

it('joinTokens joins neighbours of one class, drops colours without a class, and escapes text', () => {
  expect(
    joinTokens([
      [
        token('"a', 'string'),
        token(' ', 'foreground'),
        token('<b>"', 'string'),
        token(':', 'punctuation'),
      ],
      [token('1', 'constant')],
    ]),
  ).toBe('<i class=s>"a &lt;b&gt;"</i>:\n<i class=n>1</i>')
})
