import { createInstance, ProblemJsonError } from '@stoplight/prism-http'
import { z } from 'zod'
import { ApiError, badParameter } from '../errors.ts'
import type { Fields } from '../fields.ts'
import type { Operation } from '../operations.ts'

const config = {
  isProxy: false,
  // Signatures are checked earlier, in access/.
  checkSecurity: false,
  validateRequest: true,
  validateResponse: false,
  errors: false,
  upstreamProxy: undefined,
  mock: { dynamic: false },
} as const

const silent = () => {}
const logger = {
  fatal: silent,
  error: silent,
  warn: silent,
  info: silent,
  debug: silent,
  trace: silent,
  success: silent,
  child: () => logger,
}
const prism = createInstance(config, { logger })

const fields = z.record(z.string(), z.unknown())
const violations = z.object({
  validation: z.array(z.object({ location: z.array(z.string()).default([]), message: z.string() })),
})

export interface MockRequest {
  query: Record<string, string | string[]>
  /** The parsed JSON of a POST, or its text for another type. */
  body?: unknown
  contentType: string
}

/** The example named `exampleKey`; throws 10001 naming the first parameter that violates the spec. */
export async function mock(
  { specified, method, path }: Operation,
  given: MockRequest,
  exampleKey: string | undefined,
): Promise<Fields> {
  const request = {
    method: method === 'GET' ? ('get' as const) : ('post' as const),
    url: { path, query: given.query },
    ...(method === 'POST' && {
      headers: { 'content-type': given.contentType },
      body: given.body,
    }),
  }
  const answer = await prism.request(request, [specified], {
    ...config,
    mock: { ...config.mock, ...(exampleKey !== undefined && { exampleKey }) },
  })()
  if (answer._tag === 'Left') throw refusedBy(answer.left)
  return fields.parse(answer.right.output.body)
}

function refusedBy(error: Error): Error {
  if (!(error instanceof ProblemJsonError)) return error
  const [first] = violations.safeParse(error.additional).data?.validation ?? []
  if (!first) return error
  const [, ...inside] = first.location
  const missing = /must have required property '([^']+)'/.exec(first.message)?.[1]
  const name = [...inside, ...(missing ? [missing] : [])].join('.')
  if (!name) return new ApiError(10001, `params error: ${first.message}`)
  const detail = /\b(must .*)$/.exec(first.message)?.[1]
  return badParameter(name, missing ? 'missing' : detail)
}
