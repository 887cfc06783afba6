import type { GetPromptResult, McpServer } from '@modelcontextprotocol/server'
import { z } from 'zod'
import { words } from './tool-arguments.ts'

/** Registers prompts for frequent requests, each with a sequence of tools. */
export function offerPrompts(server: McpServer): void {
  server.registerPrompt(
    'call_operation',
    {
      title: 'Write a call',
      description: 'A program that calls one operation, signed, with its errors and limits.',
      argsSchema: z.object({ operation: words, language: words.optional() }),
    },
    ({ operation, language = 'python' }) =>
      userPrompt(
        `Write a program in ${language} that calls ${operation}.`,
        'Read it with get_operation, and the program to begin with by its `language`.',
        'Take key and secret from the environment; never ask for them.',
        'Check the request with check_request, handle the likely errors (lookup_error_code), and stay within the limit.',
      ),
  )
  server.registerPrompt(
    'explain_error',
    {
      title: 'Explain an error',
      description: 'Why a call failed, and what to change.',
      argsSchema: z.object({
        error: words,
        operation: words.optional(),
        request: z.string().max(20_000).optional(),
      }),
    },
    ({ error, operation, request }) =>
      userPrompt(
        `A call${operation ? ` of ${operation}` : ''} was answered: ${error}`,
        ...(request ? [`The request was: ${request}`] : []),
        'Look the error up with lookup_error_code. Where the request is known, check it with check_request; of a signature compare each step with sign_example.',
        'Say what to change, in one paragraph, with the address of what you read.',
      ),
  )
  server.registerPrompt(
    'review_changes',
    {
      title: 'Review changes',
      description: 'What changed since a day for some operations, and what to do about it.',
      argsSchema: z.object({ since: z.iso.date(), operations: words.optional() }),
    },
    ({ since, operations }) =>
      userPrompt(
        `What changed in the API since ${since}${operations ? ` that concerns ${operations}` : ''}?`,
        'Read it with changes_since, what may break clients first.',
        'Name for each change what a client has to do, and until when.',
      ),
  )
}

const userPrompt = (...sentences: readonly string[]): GetPromptResult => ({
  messages: [{ role: 'user', content: { type: 'text', text: sentences.join('\n') } }],
})
