import type { Operation } from '../content/model/page-data.ts'

/** An operation with nothing but method and path, and what `more` says of it. */
export function operationFixture(more: Partial<Operation> = {}): Operation {
  return {
    documentId: 'operation',
    operationId: 'operation',
    method: 'GET',
    path: '/v5/position/list',
    summary: { text: '' },
    description: { text: '' },
    auth: true,
    permissions: [],
    rateLimits: [],
    countedFor: 'uid',
    counting: '/docs/v5/rate-limit#endpoints',
    likelyErrors: [],
    generalErrors: '/docs/v5/error#unified-account',
    deprecated: false,
    sections: [],
    parameters: [],
    response: [],
    requestExamples: [],
    responseExamples: [],
    ...more,
  }
}
