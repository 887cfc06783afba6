import { renderToReadableStream } from 'react-dom/server.edge'
import { beforeAll, describe, expect, it } from 'vitest'
import { Body } from '../../web/components/body/body.tsx'
import { languageName } from '../../web/components/code/language-name.ts'
import { InlineText } from '../../web/components/inline-text/inline-text.tsx'
import { type Locale, locales } from '../../web/config/locales.ts'
import { pageBlocks } from '../../web/content/blocks/page-blocks.ts'
import type { Example, PageData } from '../../web/content/model/page-data.ts'
import { pageFacts } from '../../web/formats/facts/page-facts.ts'
import { pageMarkdown } from '../../web/formats/markdown/page-markdown.ts'
import { translator } from '../../web/messages/translator.ts'
import { type Content, contentPages } from '../support/content-pages.ts'
import { leavesOf } from './leaves-of.ts'
import { type ShownFact, shownFacts } from './shown-facts.ts'

const origin = 'https://docs.exchange.example'

let content: Map<Locale, Content>
beforeAll(async () => {
  content = await contentPages()
}, 300_000)

describe.each(locales)('the content of a page, in %s,', (locale) => {
  const pages = () => content.get(locale)?.pages ?? expect.fail(`There is nothing in ${locale}`)

  it('is in its Markdown, with each fact of a parameter or row beside its name', async () => {
    const missing: string[] = []
    let facts = 0
    for (const page of pages()) {
      const says = markdownOf(page)
      for (const fact of shownFacts(await htmlOf(page))) {
        facts++
        if (!says(fact)) missing.push(`${page.path} ${fact.field ?? ''}: ${fact.words.join(' | ')}`)
      }
    }
    expect(missing).toEqual([])
    expect(facts).toBeGreaterThan(20_000)
  }, 300_000)

  it('is in its Markdown, each example with its title and status', () => {
    const missing: string[] = []
    let examples = 0
    for (const page of pages()) {
      const markdown = plain(pageMarkdown(page, origin))
      for (const { title, status, code } of examplesOf(page)) {
        examples++
        const said = `${plain([status, title].filter(Boolean).join(' '))}`
        if (!markdown.includes(plain(code)) || !markdown.includes(said))
          missing.push(`${page.path}: ${title} ${code.slice(0, 40)}`)
      }
    }
    expect(missing).toEqual([])
    expect(examples).toBeGreaterThan(300)
  })

  it('is in its JSON, as far as it concerns the API', () => {
    const missing: string[] = []
    let facts = 0
    for (const page of pages()) {
      const said = leavesOf(pageFacts(page, origin)).map(asWritten)
      const known = new Set(said)
      const whole = said.join('\n')
      for (const fact of pageBlocks(page.body).flatMap(apiOf).flatMap(leavesOf).map(asWritten)) {
        facts++
        // Meaning and remedy of an error are one text.
        if (!known.has(fact) && !whole.includes(fact)) missing.push(`${page.path}: ${fact}`)
      }
    }
    expect(missing).toEqual([])
    expect(facts).toBeGreaterThan(20_000)
  })
})

/** HTML of the title, description and blocks; the examples beside them are separate. */
async function htmlOf({ title, description, body, locale }: PageData): Promise<string> {
  const stream = await renderToReadableStream(
    <>
      <h1>{title.text}</h1>
      <p>
        <InlineText text={description} />
      </p>
      <Body blocks={body} t={translator(locale)} />
    </>,
  )
  await stream.allReady
  return new Response(stream).text()
}

/** Returns a check whether a page's Markdown contains a fact: one about a parameter or row must be in a table row. */
function markdownOf(page: PageData): (fact: ShownFact) => boolean {
  const markdown = pageMarkdown(page, origin)
  const whole = plain(markdown)
  const rows = markdown.split('\n').flatMap((line) => (line.startsWith('|') ? [plain(line)] : []))
  const t = translator(page.locale)
  // Code without a title shows its language, which Markdown contains as the name for programs.
  const languages = pageBlocks(page.body).flatMap((block) =>
    block._type === 'codeBlock' && !block.title ? [languageName(block.language, t)] : [],
  )
  return ({ field, row, words }) => {
    const wanted = words.filter((each) => !languages.includes(each)).map(plain)
    const places = row || field !== undefined ? rows : [whole]
    const name = plain(field ?? '')
    return places.some(
      (place) =>
        (field === undefined || place.startsWith(name)) &&
        wanted.every((each) => place.includes(each)),
    )
  }
}

/** The text without Markdown syntax. */
const plain = (text: string): string =>
  text
    .replace(/<\/?[a-z]+[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&amp;', '&')
    .replace(/\]\((?:[^()\s]|\([^)]*\))*\)/g, '')
    .replace(/[\s\\`*_~|[\]:：]/g, '')

function examplesOf({ body }: PageData): Pick<Example, 'title' | 'status' | 'code'>[] {
  return pageBlocks(body).flatMap((block) => {
    if (block._type === 'operation') {
      const { sections, requestExamples, responseExamples } = block.operation
      const has = (kind: string) => sections.some((section) => section.kind === kind)
      return [
        ...(has('requestExample') ? requestExamples : []),
        ...(has('responseExample') ? responseExamples : []),
      ]
    }
    if (block._type !== 'channel') return []
    const { sections, topics, messages } = block.channel
    return sections.flatMap(({ kind, message }): Pick<Example, 'title' | 'status' | 'code'>[] => {
      if (kind === 'subscribe')
        return topics.map(({ subscribe }) => ({ title: '', code: subscribe }))
      return kind === 'frames'
        ? messages.flatMap(({ name, examples }) => (name === message ? examples : []))
        : []
    })
  })
}

/** The data of a block about the API. */
function apiOf(block: ReturnType<typeof pageBlocks>[number]): object[] {
  switch (block._type) {
    case 'operation': {
      const { requestExamples, ...operation } = block.operation
      // A sample's label is its language; its value belongs to a tab.
      const samples = requestExamples.flatMap((example) =>
        example.samples.map(({ label, code }) => ({ label, code })),
      )
      return [operation, samples, requestExamples.map(({ title, code }) => ({ title, code }))]
    }
    case 'channel':
      return [block.channel]
    case 'parameterTable':
      return block.fields
    case 'enumTable':
      return [block.enum]
    case 'errorTable':
      return [block.errors.title, block.errors.codes]
    default:
      return []
  }
}

/** Meanings of errors are stated without the marks around code. */
const asWritten = (leaf: string | number): string => String(leaf).replaceAll('`', '').trim()
