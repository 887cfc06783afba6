import { z } from 'zod'
import type { OperationDocument, RequestExample } from '../sync-specs/types.ts'

/** A category that an operation serves, and how many worked requests it has. */
export interface Variant {
  /** `POST /v5/order/create` */
  operation: string
  category: string
  examples: number
}

const body = z.object({ category: z.string().optional() })

/** Each category of each of `operations` that has some, in order. */
export function variantsOf(operations: readonly OperationDocument[]): Variant[] {
  return operations.flatMap(({ method, path, parameters, requestExamples }) => {
    const served = parameters.find((parameter) => parameter.path === 'category')?.values ?? []
    const shown = requestExamples.map(categoryOf)
    return served.map((category) => ({
      operation: `${method} ${path}`,
      category,
      examples: shown.filter((one) => one === category).length,
    }))
  })
}

function categoryOf({ language, code, query }: RequestExample): string | undefined {
  if (language === 'http') return new URLSearchParams(query).get('category') ?? undefined
  return body.parse(JSON.parse(code)).category
}
