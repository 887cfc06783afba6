import type { McpServer } from '@modelcontextprotocol/server'
import type { Operation } from '../../content/model/page-data.ts'
import { callFacts } from '../../content/reference/operation-notes.ts'
import { type Translate, translator } from '../../messages/translator.ts'
import { isFile } from '../../samples/sample-request.ts'
import { restPayload } from '../../signing/payload.ts'
import { firstSentence } from './brief/first-sentence.ts'
import type { ReadRequest, RequestArgument } from './check/read-request.ts'
import { readSafeRequest } from './check/read-safe-request.ts'
import { requestFaults } from './check/request-faults.ts'
import type { Documentation } from './documentation.ts'
import { findOperations } from './find-operations.ts'
import { noOperation } from './no-operation.ts'
import { type CallBudget, failure, text, withCallBudget } from './tool-answer.ts'
import { locale, readsOnly, requestArgument, toolArguments, words } from './tool-arguments.ts'

export function offerChecks(server: McpServer, docs: Documentation, budget: CallBudget): void {
  server.registerTool(
    'check_request',
    {
      title: 'Check request',
      description:
        'Faults of a request, permission, limits, string to sign. Sends nothing; give no secret.',
      inputSchema: toolArguments({
        operation: words,
        request: requestArgument.describe('JSON or `a=1&b=2`'),
        locale,
      }),
      annotations: readsOnly,
    },
    withCallBudget(budget, async ({ operation, request, locale }) => {
      const matched = await findOperations(docs, operation, locale)
      const [found] = matched?.operations ?? []
      if (!found) return noOperation(docs, 'operation', operation, locale)
      const read = readSafeRequest(found, request)
      if (typeof read === 'string') return failure(read)
      const lines = checkLines(found, read, translator(locale))
      return text([...lines, ...signedLines(found, read, request)].join('\n'))
    }),
  )
}

function checkLines(operation: Operation, { parameters }: ReadRequest, t: Translate): string[] {
  const { faults, unsent } = requestFaults(operation, parameters)
  return [
    `${operation.method} ${operation.path}: ${faults.length === 0 ? 'no fault found' : `${faults.length} to look at`}`,
    ...faults.map(({ path, fault }) => `- ${path}: ${fault}`),
    ...(unsent.length > 0 ? ['Not sent, and required in some cases:'] : []),
    ...unsent.map(({ name, description }) => `- ${name}: ${casesOf(description.text)}`),
    ...callFacts(operation, t)
      .filter(({ name }) => name !== 'errors')
      .map(({ label, values }) =>
        t('labelled', { label, value: values.map((one) => one.text).join(' · ') }),
      ),
  ]
}

/** The sentence that names the cases in which a parameter is required, if there is one. */
function casesOf(description: string): string {
  const line = description.replaceAll(/\s+/g, ' ')
  const sentences = line.split(/\. |。/)
  return sentences.find((one) => /required|必填/i.test(one)) ?? firstSentence(line)
}

function signedLines(
  operation: Operation,
  { sent }: ReadRequest,
  given: RequestArgument,
): string[] {
  // A multipart form is signed without its file, and its parts are no JSON.
  if (!operation.auth || operation.parameters.some(isFile)) return []
  const [what, written] = 'body' in sent ? ['body', sent.body] : ['query', sent.queryString]
  // The caller has the text already; repeating a long one would be most of the result.
  const isTheirs = written !== '' && typeof given === 'string' && given.includes(written)
  return [
    `String to sign: ${beforeRequest}${isTheirs ? ` + the ${what} exactly as given` : written}`,
  ]
}

const beforeRequest = restPayload({
  ...{ timestamp: '{timestamp}', key: '{api_key}', recvWindow: '{recv_window}' },
  body: '',
})
