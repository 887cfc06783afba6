import type { StreamAnswer } from './read-answer.ts'

/** Causes of a refusal that the console can explain. */
export type Explanation =
  | 'expired'
  | 'signature'
  | 'key'
  | 'login'
  | 'topic'
  | 'twice'
  | 'limit'
  | 'unknown'

const BY_WORDS: readonly [RegExp, Explanation][] = [
  [/expires|timestamp|10002/i, 'expired'],
  [/sign/i, 'signature'],
  [/api.?key/i, 'key'],
  [/not authori[sz]ed|unauthori[sz]ed/i, 'login'],
  [/already subscribed/i, 'twice'],
  [/not found|invalid topic/i, 'topic'],
  [/args|too many|limit/i, 'limit'],
]

/** The likely cause of a refusal. The API documents only some of its messages, so they are matched by pattern. */
export function explain({ op, words }: StreamAnswer): Explanation {
  const found = BY_WORDS.find(([pattern]) => pattern.test(words))?.[1]
  if (op === 'auth') return found === 'expired' || found === 'key' ? found : 'signature'
  return found ?? (op === 'subscribe' ? 'topic' : 'unknown')
}
