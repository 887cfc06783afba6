// Needs the running stack: the built site answers for each page of the explorer.
import { describe, expect, inject, it } from 'vitest'
import { explorerPages } from '../../support/explorer-pages.ts'
import { html } from '../../support/page.ts'
import { inBothLocales, some } from '../../support/page-types.ts'

const stack = inject('stack')

const main = (text: string) => text.slice(text.indexOf('<main'), text.indexOf('</main>'))
const withoutTags = (text: string) => text.replaceAll(/<wbr\/?>|<\/?span[^>]*>/g, '')

describe('the explorer', () => {
  it('has its pages in both locales, each with the request that it is about', async () => {
    const paths = await explorerPages(stack.site)
    expect(paths.length).toBeGreaterThan(80)
    const wrong: string[] = []
    for (const url of inBothLocales(stack.site, some(paths, 12))) {
      const text = main(await html(url))
      const [, title = ''] = /<h1[^>]*>(.+?)<\/h1>/.exec(text) ?? []
      const request = /\/v5\/[a-z-]+/.test(withoutTags(text))
      if (title === '' || !request || / lang="en"/.test(text)) wrong.push(url)
    }
    expect(wrong).toEqual([])
  })

  it.each([
    ['', 'Request parameters', 'Response example', 'Read the documentation', 'Try in the explorer'],
    ['/zh-TW', '請求參數', '回應範例', '閱讀說明文件', '在探索工具中試用'],
  ])(
    'shows what is sent and answered, and leads to the documentation and back in "%s"',
    async (locale, ...words) => {
      const [parameters, answer, read, attempt] = words
      const here = `${locale}/api-explorer/v5/market/kline`
      const text = await html(stack.site + here)
      for (const word of [parameters, answer, read]) expect(text).toContain(word)
      expect(text).toContain('id="param-symbol"')
      expect(text).toContain(`href="/docs${locale}/v5/market/kline">${read}`)
      const documentation = await html(`${stack.site}${locale}/v5/market/kline`)
      expect(documentation).toContain(`href="/docs${here}">${attempt}`)
    },
  )

  it('counts the endpoints of each section where all sections are', async () => {
    const text = main(await html(`${stack.site}/api-explorer/v5/category`))
    const counts = [...text.matchAll(/<small>(\d+) endpoints<\/small>/g)].map(([, n]) => Number(n))
    expect(counts).toHaveLength(8)
    const paths = await explorerPages(stack.site)
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(paths.length - counts.length)
  })
})
