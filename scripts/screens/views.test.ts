import { expect, it } from 'vitest'
import { pageTypes, screensOptions } from './views.ts'

it('takes every page in both locales, both modes and all six widths', () => {
  const { views } = screensOptions([])
  expect(views).toHaveLength(Object.keys(pageTypes).length * 2 * 2 * 6)
  expect(new Set(views.map((view) => JSON.stringify(view))).size).toBe(views.length)
})

it('takes what it is limited to', () => {
  const args = ['--page', 'landing', '--width', '360', '--width', '996', '--locale', 'zh-TW']
  const { views } = screensOptions([...args, '--theme', 'light', '--out', '/images', '--full'])
  expect(views).toEqual([
    { page: 'landing', theme: 'light', width: 360, locale: 'zh-TW' },
    { page: 'landing', theme: 'light', width: 996, locale: 'zh-TW' },
  ])
})

it('names what can be chosen where there is no such thing', () => {
  expect(() => screensOptions(['--width', '361'])).toThrow(
    'There is no width "361". There are: 1440, 1024, 997, 996, 768, 360',
  )
})
