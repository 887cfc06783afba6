import fc from 'fast-check'
import { prerender } from 'react-dom/static'
import { expect, it } from 'vitest'
import { parseMarkdown } from '../schemas/markdown/parse.ts'
import { typedBlocks } from '../schemas/testing/any-blocks.ts'
import { brokenRules } from '../schemas/testing/xliff/core-rules.ts'
import { withUniqueKeys } from '../schemas/testing/xliff/keyed.ts'
import { exportFile } from '../schemas/xliff/export.ts'
import { writeXliff } from '../schemas/xliff/write.ts'
import { parseXml } from '../schemas/xliff/xml.ts'
import { Body } from '../web/components/body/body.tsx'
import { resolveBlocks } from '../web/content/blocks/resolve-blocks.ts'
import { blocksMarkdown } from '../web/formats/markdown/blocks.ts'
import { translator } from '../web/messages/translator.ts'
import { pageRecords } from '../web/search/records.ts'
import { emptyContext } from '../web/testing/empty-context.ts'
import { pageFixture } from '../web/testing/page-fixture.ts'
import { cases } from './support/cases.ts'

it('every stored block, also an obsolete one, is rendered, served as Markdown, indexed, and sent to translators', async () => {
  await fc.assert(
    fc.asyncProperty(typedBlocks, async (blocks) => {
      const en = withUniqueKeys(blocks, 'k')
      const shown = resolveBlocks(en, emptyContext)
      const t = translator('en')
      const page = await prerender(<Body blocks={shown} t={t} />)
      expect(await new Response(page.prelude).text()).not.toContain('undefined')
      const served = blocksMarkdown(shown, { origin: 'https://docs.example', t })
      expect(parseMarkdown(served).children.map(({ type }) => type)).not.toContain('definition')
      const records = pageRecords(pageFixture('v5/a', 'A', shown))
      expect(new Set(records.map(({ id }) => id)).size).toBe(records.length)
      const file = exportFile({ _id: 'page-a', title: { en: 'A' }, body: { en } }, 'all', 'zh-TW')
      expect(brokenRules(parseXml(writeXliff([file], 'zh-TW')))).toEqual([])
    }),
    cases(20),
  )
})
