import { describe, expect, it } from 'vitest'
import { notOfTaiwan } from '../schemas/testing/taiwan.ts'
import { featureMessages } from './messages.ts'

const placeholders = (text: string) => (text.match(/\{\{.*?\}\}|<\/?\w+ ?\/?>/g) ?? []).sort()

it('featureMessages has a distinct namespace for each feature', () => {
  const names = featureMessages.map(({ namespace }) => namespace)
  expect(new Set(names).size).toBe(names.length)
})

describe.each(featureMessages)('messages of $namespace', ({ en, zhTW }) => {
  it('exist in both languages', () => {
    expect(Object.keys(zhTW).sort()).toEqual(Object.keys(en).sort())
    expect(Object.entries({ ...en, ...zhTW }).filter(([, text]) => text.trim() === '')).toEqual([])
  })

  it.each(Object.entries(zhTW))('%s has the same gaps and terms of Taiwan', (key, text) => {
    expect(notOfTaiwan(text)).toEqual([])
    expect(placeholders(text)).toEqual(placeholders(en[key] ?? ''))
  })
})
