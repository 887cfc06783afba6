import { expect, it } from 'vitest'
import { translator } from '../../messages/translator.ts'
import type { Channel } from '../model/page-data.ts'
import { channelNotes } from './channel-notes.ts'

const [english, chinese] = [translator('en'), translator('zh-TW')]
const channel: Channel = {
  documentId: 'channel-public-a',
  name: 'public-a',
  summary: { text: '' },
  description: { text: '' },
  stream: '/v5/private',
  private: true,
  categories: [],
  deprecated: false,
  topics: [],
  frequencies: [],
  limits: [],
  messages: [],
  sections: [],
}
const times = (...every: string[]) => ({
  frequencies: every.map((one) => ({ every: one, categories: [] })),
})

it.each([
  [{}, 'login needed', '須登入'],
  [times('real-time'), 'in real time · login needed', '即時推送 · 須登入'],
  [times('500ms', '500ms'), 'every 500 ms · login needed', '每 500 毫秒 · 須登入'],
  [times('200ms', '10ms', '20ms'), 'every 10–200 ms · login needed', '每 10–200 毫秒 · 須登入'],
  [times('50ms', '1s'), 'every 50 ms · every 1 s · login needed', '每 50 毫秒 · 每 1 秒 · 須登入'],
  [times('1-60s'), 'every 1–60 s · login needed', '每 1–60 秒 · 須登入'],
  [
    { private: false, delivery: { types: ['snapshot', 'delta'], description: { text: '' } } },
    'snapshot and deltas · no key needed',
    '快照與增量 · 無需金鑰',
  ],
])('channelNotes of %o', (facts, en, zh) => {
  expect(channelNotes({ ...channel, ...facts }, english).join(' · ')).toBe(en)
  expect(channelNotes({ ...channel, ...facts }, chinese).join(' · ')).toBe(zh)
})
