import type { CallToolResult, McpServer } from '@modelcontextprotocol/server'
import { z } from 'zod'
import type { Locale } from '../../config/locales.ts'
import { pageBlocks } from '../../content/blocks/page-blocks.ts'
import type { Channel, Operation, PageData } from '../../content/model/page-data.ts'
import { translator } from '../../messages/translator.ts'
import { sampleLanguages } from '../../samples/code-samples.ts'
import { pageFacts } from '../facts/page-facts.ts'
import { channelLines } from './brief/channel-lines.ts'
import { operationLines } from './brief/operation-lines.ts'
import { currentPage } from './current-page.ts'
import type { Documentation } from './documentation.ts'
import { noOperation } from './no-operation.ts'
import { operationName } from './operation-name.ts'
import { answering, type CallBudget, json, text } from './tool-answer.ts'
import { locale, readsOnly, toolArguments, words } from './tool-arguments.ts'
import { topicsNamed } from './topic-pages.ts'

export function offerOperations(server: McpServer, docs: Documentation, budget: CallBudget): void {
  server.registerTool(
    'get_operation',
    {
      title: 'Get operation',
      description:
        'One operation or WebSocket topic: signing, permissions, limits, error codes, a line for each parameter, response names, an example.',
      inputSchema: toolArguments({
        operation: words.describe('`GET /v5/market/time`, operationId, or `orderbook.50.BTCUSDT`'),
        detail: z
          .enum(['brief', 'full'])
          .default('brief')
          .describe('full: JSON with all descriptions and examples; long'),
        language: z.enum(sampleLanguages).optional().describe('Adds a program; bash is curl'),
        locale,
      }),
      annotations: readsOnly,
    },
    answering(budget, async ({ operation, detail, language, locale }) => {
      const asked = { detail, language, origin: docs.origin }
      const name = operationName(operation)
      const path = await docs.operationPath(name)
      const page = path === undefined ? undefined : await currentPage(docs, path, locale)
      const shown = page && operationOn(page, name, asked)
      return (
        shown ??
        (await topicNamed(docs, operation, locale, asked)) ??
        noOperation(docs, 'operation', operation, locale)
      )
    }),
  )
}

interface Asked {
  detail: 'brief' | 'full'
  /** Of a program that sends the first of the requests: for all they are longer than everything else. */
  language: string | undefined
  origin: string
}

function operationOn(
  page: PageData,
  name: string,
  { detail, language, origin }: Asked,
): CallToolResult | undefined {
  const { url, operations } = pageFacts(page, origin)
  const isMeant = ({
    operationId,
    method,
    path,
  }: Pick<Operation, 'operationId' | 'method' | 'path'>) =>
    [operationId, path, `${method} ${path}`].includes(name)
  const found = operations.filter(isMeant).map((each) => ({
    ...each,
    requestExamples: each.requestExamples.map((example, index) => ({
      ...example,
      samples: index > 0 ? [] : example.samples.filter((sample) => sample.language === language),
    })),
  }))
  if (found.length === 0) return undefined
  if (detail === 'full') return json({ url, operations: found })
  const t = translator(page.locale)
  const brief = pageBlocks(page.body).flatMap((block) =>
    block._type === 'operation' && isMeant(block.operation)
      ? operationLines(block.operation, t)
      : [],
  )
  const programs = found.flatMap(({ requestExamples }) =>
    requestExamples.flatMap(({ samples }) => samples.map(({ code }) => code)),
  )
  return text([url, ...brief, ...programs].join('\n'))
}

async function topicNamed(
  docs: Documentation,
  name: string,
  locale: Locale,
  { detail, origin }: Asked,
): Promise<CallToolResult | undefined> {
  const [topic, ...others] = topicsNamed(name, await docs.topics())
  const page = topic && (await currentPage(docs, topic.path, locale))
  if (!page) return undefined
  const { url, channels } = pageFacts(page, origin)
  if (detail === 'full') return json({ url, channels })
  const t = translator(locale)
  const shown = pageBlocks(page.body).flatMap((block): Channel[] =>
    block._type === 'channel' ? [block.channel] : [],
  )
  const elsewhere = [...new Set(others.map(({ path }) => path))].filter(
    (path) => path !== topic.path,
  )
  return text(
    [
      url,
      ...shown.flatMap((channel) => channelLines(channel, t)),
      ...(elsewhere.length > 0
        ? [`Others of that name, for get_page: ${elsewhere.join(', ')}`]
        : []),
    ].join('\n'),
  )
}
