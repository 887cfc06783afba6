import { operationId } from '../../schemas/ids.ts'
import { deprecationFacts } from './deprecation.ts'
import { fieldsIn, parameterFields } from './fields.ts'
import type { Spec } from './read-spec.ts'
import type { SpecOperation, SpecSchema } from './spec.ts'
import { requestExamples, responseExamples } from './spec-examples.ts'
import type { OperationDocument, SpecField } from './types.ts'
import { specText } from './words.ts'

/** One document per operation of the spec, with the spec's texts. */
export function operationsFromSpec(spec: Spec): OperationDocument[] {
  return Object.entries(spec.paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, operation]) =>
      operation ? [operationDocument(spec, method.toUpperCase(), path, operation)] : [],
    ),
  )
}

function operationDocument(
  spec: Spec,
  method: string,
  path: string,
  operation: SpecOperation,
): OperationDocument {
  const content = operation.requestBody?.content
  const body = (content?.['application/json'] ?? content?.['multipart/form-data'])?.schema
  const response = operation.responses['200']?.content?.['application/json']?.schema
  return {
    _id: operationId(method, path),
    _type: 'apiOperation',
    operationId: operation.operationId,
    ...(operation['x-explorer'] && { explorer: operation['x-explorer'] }),
    spec: spec.name,
    method,
    path,
    summary: specText('localeString', operation, 'summary'),
    description: specText('localeText', operation, 'description'),
    auth: (operation.security ?? spec.security ?? []).length > 0,
    ...operation['x-permissions'],
    ...(operation['x-errors'] && { errors: operation['x-errors'] }),
    rateLimits: (operation['x-rate-limit'] ?? []).map(
      ({ limit, per, category, counts }, index) => ({
        _key: `limit${index}`,
        limit,
        per,
        ...(category !== undefined && { category }),
        ...(counts !== undefined && { counts }),
      }),
    ),
    ...(operation['x-rate-limit-by-level'] && { limitsByLevel: true }),
    ...deprecationFacts(operation),
    parameters: [
      ...(operation.parameters ?? []).flatMap(parameterFields),
      ...(body ? fieldsIn(body, { in: 'body' }) : []),
    ],
    response: response ? responseFields(response) : [],
    requestExamples: requestExamples(method, path, operation),
    responseExamples: responseExamples(operation),
  }
}

/** Fields around the result of every answer, in both kinds of envelope. */
const ENVELOPE = [
  ...['retCode', 'retMsg', 'retExtInfo', 'retExtMap', 'time'],
  ...['ret_code', 'ret_msg', 'ext_code', 'ext_info', 'time_now', 'token'],
]

/**
 * The fields of an answer: those of `result`, rarely fields beside it, and for batches also those of `retExtInfo`; the
 * rest of the envelope is the same everywhere. A result that is a list is returned as one field.
 */
function responseFields(response: SpecSchema): SpecField[] {
  const { result, retExtInfo, ...others } = response.properties ?? {}
  if (!result) return fieldsIn(response)
  const beside = Object.entries(others).filter(([name]) => !ENVELOPE.includes(name))
  return [
    ...fieldsIn({ properties: Object.fromEntries(beside) }),
    ...fieldsIn(result.type === 'array' ? { properties: { result } } : result),
    ...(retExtInfo?.properties ? fieldsIn({ properties: { retExtInfo } }) : []),
  ]
}
