import type { CallToolResult, McpServer } from '@modelcontextprotocol/server'
import { z } from 'zod'
import type { Locale } from '../../config/locales.ts'
import { pageHref } from '../../config/paths.ts'
import { pageBlocks } from '../../content/blocks/page-blocks.ts'
import type { Channel, Operation, PageData } from '../../content/model/page-data.ts'
import { translator } from '../../messages/translator.ts'
import { sampleLanguages } from '../../samples/code-samples.ts'
import { wholeProgram } from '../../samples/program.ts'
import { channelFacts, operationFacts } from '../facts/block-facts.ts'
import { channelLines } from './brief/channel-lines.ts'
import { operationLines } from './brief/operation-lines.ts'
import { currentPage } from './current-page.ts'
import type { Documentation } from './documentation.ts'
import { findOperations } from './find-operations.ts'
import { noOperation } from './no-operation.ts'
import { type CallBudget, json, text, withCallBudget } from './tool-answer.ts'
import { locale, readsOnly, toolArguments, words } from './tool-arguments.ts'
import { topicsNamed } from './topic-pages.ts'

export function offerOperations(server: McpServer, docs: Documentation, budget: CallBudget): void {
  server.registerTool(
    'get_operation',
    {
      title: 'Get operation',
      description:
        'An operation or WebSocket topic: signing, permissions, limits, error codes, parameters, response names, an example.',
      inputSchema: toolArguments({
        operation: words.describe('`GET /v5/market/time`, an id, `orderbook.50.BTCUSDT`'),
        detail: z.enum(['brief', 'full']).default('brief').describe('full: all as JSON'),
        language: z.enum(sampleLanguages).optional().describe('Adds a program'),
        locale,
      }),
      annotations: readsOnly,
    },
    withCallBudget(budget, async ({ operation, detail, language, locale }) => {
      const options = { detail, language, origin: docs.origin }
      const found = await findOperations(docs, operation, locale)
      if (found) return operationAnswer(found, options)
      return (
        (await topicNamed(docs, operation, locale, options)) ??
        noOperation(docs, 'operation', operation, locale)
      )
    }),
  )
}

interface OperationOptions {
  detail: 'brief' | 'full'
  /** Language of a program for the first request example; programs for all of them would be too long. */
  language: string | undefined
  origin: string
}

function operationAnswer(
  { page, operations }: { page: PageData; operations: readonly Operation[] },
  { detail, language, origin }: OperationOptions,
): CallToolResult {
  const url = `${origin}${pageHref(page.path, page.locale)}`
  const shown = operations.map((operation) => withProgram(operation, language))
  if (detail === 'full')
    return json({ url, operations: shown.map((each) => operationFacts(each, origin)) })
  const t = translator(page.locale)
  const programs = shown.flatMap(({ requestExamples }) =>
    requestExamples.flatMap(({ samples }) => samples.map(wholeProgram)),
  )
  return text([url, ...shown.flatMap((each) => operationLines(each, t)), ...programs].join('\n'))
}

/** Keeps the program in one language, for the first request example only. */
const withProgram = (operation: Operation, language: string | undefined): Operation => ({
  ...operation,
  requestExamples: operation.requestExamples.map((example, index) => ({
    ...example,
    samples: index > 0 ? [] : example.samples.filter((sample) => sample.language === language),
  })),
})

async function topicNamed(
  docs: Documentation,
  name: string,
  locale: Locale,
  { detail, origin }: OperationOptions,
): Promise<CallToolResult | undefined> {
  const [topic, ...others] = topicsNamed(name, await docs.topics())
  const page = topic && (await currentPage(docs, topic.path, locale))
  if (!page) return undefined
  const url = `${origin}${pageHref(page.path, page.locale)}`
  const channels = pageBlocks(page.body).flatMap((block): Channel[] =>
    block._type === 'channel' ? [block.channel] : [],
  )
  if (detail === 'full')
    return json({ url, channels: channels.map((each) => channelFacts(each, origin)) })
  const t = translator(locale)
  const elsewhere = [...new Set(others.map(({ path }) => path))].filter(
    (path) => path !== topic.path,
  )
  return text(
    [
      url,
      ...channels.flatMap((channel) => channelLines(channel, t)),
      ...(elsewhere.length > 0
        ? [`Others of that name, for get_page: ${elsewhere.join(', ')}`]
        : []),
    ].join('\n'),
  )
}
