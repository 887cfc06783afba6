import { z } from 'zod'
import { pageId } from '../../schemas/ids.ts'
import { lakeAs, publish } from '../../tests/support/lake.ts'
import type { StackFile } from '../../tests/support/stack-file.ts'
import { until } from '../../tests/support/until.ts'
import { median } from '../percentile.ts'

const SAMPLES = 5

const paragraph = z.object({
  _key: z.string(),
  _type: z.literal('block'),
  children: z.array(z.object({ _key: z.string(), text: z.string() })).min(1),
})
const page = z.object({ body: z.object({ en: z.array(z.unknown()) }) })

/**
 * Publishes a changed paragraph of the page at `path`: ms from the publish action until the site
 * serves it, the median of 5. The words are as before when it is done.
 */
export async function ourChange(stack: StackFile, path: string): Promise<number> {
  const lake = lakeAs(stack, 'writer')
  const id = pageId(path)
  const { body } = page.parse(await lake.getDocument(id))
  const found = body.en.map((block) => paragraph.safeParse(block)).find(({ success }) => success)
  const [span] = found?.data?.children ?? []
  if (!found?.data || !span) throw new Error(`The page ${path} has no paragraph to change`)
  const field = `body.en[_key=="${found.data._key}"].children[_key=="${span._key}"].text`
  const samples: number[] = []
  try {
    for (let sample = 0; sample < SAMPLES; sample++) {
      const word = `probe${Date.now().toString(36)}${sample}`
      const from = performance.now()
      await publish(lake, id, { [field]: `${word} ${span.text}` })
      await until(async () => (await textOf(`${stack.site}/${path}`)).includes(word))
      samples.push(performance.now() - from)
    }
  } finally {
    await publish(lake, id, { [field]: span.text })
  }
  return median(samples)
}

const textOf = async (url: string) => (await fetch(url)).text()
