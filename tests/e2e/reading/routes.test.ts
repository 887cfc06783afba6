// Needs the running stack: the built site answers each page of the list.
// @module-tag nightly
import { describe, expect, inject, it } from 'vitest'
import { isEnglishOnly } from '../../../content/english-only.ts'
import { earlierPath, pagesWithoutDocument } from '../../../web/config/paths.ts'
import { html } from '../../support/page.ts'
import { pagePaths } from '../../support/routes.ts'

const { site } = inject('stack')

describe.each([
  ['English', ''],
  ['Chinese', '/zh-TW'],
])('the built site in %s', (_, prefix) => {
  it('answers every route with a page that has a title', async () => {
    const failed: string[] = []
    for (const path of pagePaths) {
      const page = await html(`${site}${prefix}/${path}`).catch(String)
      if (!/<h1[^>]*>.*?\S.*?<\/h1>/s.test(page)) failed.push(path)
    }
    expect(failed).toEqual([])
  })

  it('lists these pages in its sitemap, with those outside of the content, and no others', async () => {
    const map = await html(`${site}/sitemap.xml`)
    const root = `${site}${prefix}/`
    const paths = [...map.matchAll(/<loc>([^<]+)<\/loc>/g)]
      .map(([, url = '']) => url)
      .flatMap((url) => (url.startsWith(root) ? url.slice(root.length) : []))
      .filter((path) => prefix !== '' || !/^zh-TW(\/|$)/.test(path))
    // An untranslated page is listed only under its English address.
    const named = pagePaths.filter((path) => prefix === '' || !isEnglishOnly(path))
    expect(paths.filter((path) => path !== '').toSorted()).toEqual(
      [...named, ...pagesWithoutDocument, earlierPath(1)].toSorted(),
    )
  })
})
