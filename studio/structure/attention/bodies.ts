import type { SanityClient } from '@sanity/client'
import { z } from 'zod'

const PAGES = 50

const words = z.looseObject({}).nullable()
const page = z.object({ id: z.string(), title: words, body: words })

type PageBody = z.infer<typeof page>

/** Every published page with its words, a few at a time: all at once are many megabytes. */
export async function* publishedBodies(
  client: Pick<SanityClient, 'fetch'>,
): AsyncGenerator<PageBody> {
  let after = ''
  for (;;) {
    const found = z.array(page).parse(
      await client.fetch(
        `*[_type == "page" && _id > $after] | order(_id)[0...${PAGES}]{
          "id": _id, title, body
        }`,
        { after },
        { perspective: 'published' },
      ),
    )
    yield* found
    after = found.at(-1)?.id ?? ''
    if (found.length < PAGES) return
  }
}

/** The English of words in both languages. */
export const englishOf = (words: PageBody['title']): string =>
  typeof words?.['en'] === 'string' ? words['en'] : ''
