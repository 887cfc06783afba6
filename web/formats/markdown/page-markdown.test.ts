import { expect, it } from 'vitest'
import { locales } from '../../config/locales.ts'
import { everyBlock } from '../../testing/every-block.ts'
import { pageMarkdown } from './page-markdown.ts'

it.each(locales)('pageMarkdown renders a page with every kind of block in %s', async (locale) => {
  const markdown = pageMarkdown(everyBlock(locale), 'https://docs.exchange.example')
  await expect(markdown).toMatchFileSnapshot(`./golden/every-block.${locale}.md`)
})
