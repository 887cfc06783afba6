import { expect, test } from 'vitest'
import { pageMarkdown } from '../../web/formats/markdown/page-markdown.ts'
import { dangers } from './dangers.ts'
import { markdownDangers } from './markdown-dangers.ts'
import { everywhere, linked } from './places.ts'
import { htmlOf, pageOf } from './shown.tsx'
import { ADDRESSES, MARKUP } from './vectors.ts'

const ORIGIN = 'https://docs.exchange.example'

/** Texts that anyone with write access to the lake can store. */
test.each([...MARKUP, ...ADDRESSES])('a text of the lake stays text: %j', async (words) => {
  const page = await pageOf(everywhere(words), words)
  const html = await htmlOf(page)
  expect(html.length).toBeGreaterThan(1000)
  expect(dangers(html)).toEqual([])
  expect(markdownDangers(pageMarkdown(page, ORIGIN))).toEqual([])
})

test.each([...ADDRESSES, ...MARKUP])('a link of the lake runs nothing: %j', async (href) => {
  const page = await pageOf(linked(href))
  const html = await htmlOf(page)
  expect(html).toContain('<a ')
  expect(dangers(html)).toEqual([])
  expect(markdownDangers(pageMarkdown(page, ORIGIN))).toEqual([])
})
