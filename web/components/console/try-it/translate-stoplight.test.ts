import { describe, expect, it } from 'vitest'
import { consoleLabels } from '../console-labels.ts'
import { translateStoplight } from './translate-stoplight.ts'

describe('translateStoplight', () => {
  const chinese = translateStoplight(consoleLabels('zh-TW'), () => ['symbol', 'interval'])

  it.each([
    ['Send API Request', '送出請求'],
    ['select an option', '未設定'],
    ['defaults to: $&', '預設值：$&'],
    ['example: 1767225600000', '例如：1767225600000'],
    ["You didn't provide all of the required parameters!", '還有必填參數未填：symbol, interval'],
    ['select an option (defaults to: a (b))', '請選擇（預設值：a (b)）'],
  ])('are ours in place of %s', (theirs, ours) => {
    expect(chinese(theirs)).toBe(ours)
  })

  it.each(['Parameters of another', 'body', 'linear', ''])('leaves “%s” unchanged', (words) => {
    expect(chinese(words)).toBe(words)
  })

  it.each(['en', 'zh-TW'] as const)('does not replace its own texts again in %s', (locale) => {
    const labels = consoleLabels(locale)
    const ours = translateStoplight(labels, () => [])
    for (const words of ['Send API Request', 'defaults to: a', 'example: a'])
      expect(ours(ours(words))).toBe(ours(words))
  })
})
