import { renderToReadableStream } from 'react-dom/server.edge'
import { Body } from '../../web/components/body/body.tsx'
import type { PageData } from '../../web/content/model/page-data.ts'
import { loadPage } from '../../web/content/page/page.ts'
import { translator } from '../../web/messages/translator.ts'
import { lakeOf } from '../../web/testing/lake-of.ts'

/** A page of the lake with these blocks, as the site's components get it. */
export async function pageOf(blocks: readonly object[], words = 'A page'): Promise<PageData> {
  const page = {
    _id: 'page-a',
    _type: 'page',
    _rev: 'r1',
    path: { current: 'v5/a' },
    title: { en: words },
    description: { en: words },
    body: { en: blocks },
  }
  const data = await loadPage(lakeOf([page]), 'v5/a', 'en')
  if (!data) throw new Error('The page v5/a is in the lake and was not found.')
  return data
}

/** The rendered HTML of a page's blocks. */
export async function htmlOf({ body, locale }: PageData): Promise<string> {
  const stream = await renderToReadableStream(<Body blocks={body} t={translator(locale)} />)
  await stream.allReady
  return new Response(stream).text()
}
