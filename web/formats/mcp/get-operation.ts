import type { McpServer } from '@modelcontextprotocol/server'
import { z } from 'zod'
import { factsSchemaHref } from '../../config/paths.ts'
import { sampleLanguages } from '../../samples/code-samples.ts'
import type { PageFacts } from '../facts/facts-schema.ts'
import { pageFacts } from '../facts/page-facts.ts'
import { annotations } from './annotations.ts'
import { currentPage } from './current-page.ts'
import type { Documentation } from './documentation.ts'
import { noOperation } from './no-operation.ts'
import { operationName } from './operation-name.ts'
import { answering, type CallBudget, json } from './tool-answer.ts'
import { locale, toolArguments, words } from './tool-arguments.ts'

type Operation = PageFacts['operations'][number]

export function offerOperations(server: McpServer, docs: Documentation, budget: CallBudget): void {
  server.registerTool(
    'get_operation',
    {
      description: `The parameters, response and examples of an operation of the API, as JSON in the form of ${docs.origin}${factsSchemaHref}.`,
      inputSchema: toolArguments({
        operation: words.describe('`GET /v5/market/time`, its path alone, or its operationId.'),
        language: z
          .enum(sampleLanguages)
          .default('bash')
          .describe('Of the program that sends the first example; `bash` is curl.'),
        locale,
      }),
      annotations,
    },
    answering(budget, async ({ operation, language, locale }) => {
      const name = operationName(operation)
      const path = await docs.operationPath(name)
      const page = path === undefined ? undefined : await currentPage(docs, path, locale)
      const facts = page && pageFacts(page, docs.origin)
      const found = facts?.operations.filter((each) =>
        [each.operationId, each.path, `${each.method} ${each.path}`].includes(name),
      )
      return facts && found && found.length > 0
        ? json({ url: facts.url, operations: found.map((each) => inLanguage(each, language)) })
        : noOperation(docs, 'operation', operation, locale)
    }),
  )
}

/**
 * With a program of one language for the first of its requests, as Markdown has it: the others differ in what
 * they send alone, and programs for all are longer than everything else.
 */
function inLanguage(operation: Operation, language: string): Operation {
  const requestExamples = operation.requestExamples.map((example, index) => ({
    ...example,
    samples: index > 0 ? [] : example.samples.filter((sample) => sample.language === language),
  }))
  return { ...operation, requestExamples }
}
