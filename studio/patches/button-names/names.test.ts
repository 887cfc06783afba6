import { globSync, readFileSync } from 'node:fs'
import { afterEach, expect, it, vi } from 'vitest'
import { buttonName, withTooltipName } from './button-name.ts'
import { NAME_PATCHES, patchNames } from './patches.ts'

const inLanguage = (lang: string) => vi.stubGlobal('document', { documentElement: { lang } })
afterEach(() => void vi.unstubAllGlobals())

it('NAME_PATCHES each match code in the installed packages', () => {
  const files = ['node_modules/sanity/lib/*.js', 'node_modules/@sanity/ui/dist/*.js'].flatMap(
    (glob) => globSync(glob),
  )
  const found = files.flatMap((file) => {
    const { found: here, code } = patchNames(readFileSync(file, 'utf8'), `/${file}`)
    // After a patch its `find` is gone, unless `instead` repeats it with `$&`.
    for (const { find, instead } of here) expect(code.includes(find)).toBe(instead.includes('$&'))
    return here
  })
  expect(new Set(found)).toEqual(new Set(NAME_PATCHES))
  const buttons = found.filter(({ instead }) => instead.includes('withTooltipName'))
  expect(buttons).toHaveLength(1)
})

it('withTooltipName names an icon-only button by its tooltip', () => {
  inLanguage('en-US')
  const tooltip = { content: 'Show more' }
  const icon = { icon: 'ellipsis' }
  const after = withTooltipName(icon, tooltip)
  expect(after).toEqual({ icon: 'ellipsis', 'aria-label': 'Show more' })
  expect(withTooltipName(icon, tooltip)).toBe(after)
  expect(withTooltipName(icon, { content: 'Show less' })).toMatchObject({
    'aria-label': 'Show less',
  })
  for (const props of [{ text: 'Publish' }, { 'aria-label': 'Menu' }, { children: 'Words' }])
    expect(withTooltipName(props, tooltip)).toBe(props)
  for (const none of [undefined, null, {}, { content: { type: 'p' } }])
    expect(withTooltipName(icon, none)).toBe(icon)
})

it('buttonName translates fixed names into the language of the Studio', () => {
  inLanguage('en-US')
  expect(buttonName('Close dialog')).toBe('Close dialog')
  inLanguage('zh-TW')
  expect(buttonName('Close dialog')).toBe('關閉對話框')
  expect(buttonName('顯示更多')).toBe('顯示更多')
})
