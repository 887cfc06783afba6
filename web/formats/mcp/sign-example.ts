import type { McpServer } from '@modelcontextprotocol/server'
import type { Operation } from '../../content/model/page-data.ts'
import { signedHeaders } from '../../signing/signed-headers.ts'
import type { RequestArgument } from './check/read-request.ts'
import { readSafeRequest } from './check/read-safe-request.ts'
import type { Documentation } from './documentation.ts'
import { findOperations } from './find-operations.ts'
import { noOperation } from './no-operation.ts'
import { type CallBudget, failure, text, withCallBudget } from './tool-answer.ts'
import { readsOnly, requestArgument, toolArguments, words } from './tool-arguments.ts'

/** Invented credentials; signing the same request with them lets a client compare each step. */
const EXAMPLE = { key: 'EXAMPLEKEY', secret: 'EXAMPLESECRET', recvWindow: 5000 }
/** 2026-01-01, ms. */
const MOMENT = 1_767_225_600_000

export function offerSigning(server: McpServer, docs: Documentation, budget: CallBudget): void {
  server.registerTool(
    'sign_example',
    {
      title: 'Sign example',
      description: 'A request signed step by step with an example secret.',
      inputSchema: toolArguments({
        operation: words,
        request: requestArgument.optional().describe('Default: an example'),
      }),
      annotations: readsOnly,
    },
    withCallBudget(budget, async ({ operation, request }) => {
      const matched = await findOperations(docs, operation, 'en')
      const [found] = matched?.operations ?? []
      if (!found) return noOperation(docs, 'operation', operation, 'en')
      const read = readSafeRequest(found, request ?? workedRequest(found))
      if (typeof read === 'string') return failure(read)
      const { payload, headers } = await signedHeaders(EXAMPLE, read.sent, MOMENT)
      const sent = 'body' in read.sent ? 'body' : 'query'
      return text(
        [
          `${found.method} ${found.path}`,
          `String to sign (timestamp + key + recv_window + ${sent}, all as sent): ${payload}`,
          `HMAC-SHA256 in hexadecimal, with the secret ${EXAMPLE.secret}:`,
          ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
        ].join('\n'),
      )
    }),
  )
}

function workedRequest({ requestExamples: [first], method }: Operation): RequestArgument {
  if (!first) return method === 'GET' ? '' : '{}'
  return first.code.replaceAll(/\n */g, '')
}
