import fc from 'fast-check'
import { operationId } from '../../schemas/ids.ts'
import { _key, refer } from '../../schemas/testing/any-text.ts'
import { field } from '../../web/testing/page-fixture.ts'
import type { KindFixture } from '../fixture.ts'

const operation = refer(operationId('GET', '/v5/a'))

export const operationFixture: KindFixture<'operation'> = {
  shown: () => [
    {
      _type: 'operation',
      explorer: false,
      otherPage: '/docs/api-explorer/v5/trade/create-order',
      _key: 'o',
      operation: {
        documentId: 'operation-create',
        operationId: 'create',
        method: 'POST',
        path: '/v5/order/create',
        summary: { text: 'Place order' },
        description: { text: '' },
        auth: true,
        permissions: ['trade', 'transfer'],
        permissionRule: 'anyOf',
        rateLimits: [{ limit: 10, per: 's', category: 'linear' }],
        countedFor: 'uid',
        counting: '/docs/v5/rate-limit#endpoints',
        headers: '/docs/v5/rate-limit#headers',
        likelyErrors: [
          {
            code: '110007',
            href: '/docs/v5/error#row-110007',
            meaning: { text: 'The balance does not cover it.' },
            action: { text: 'Lower `qty`.' },
          },
        ],
        generalErrors: '/docs/v5/error#unified-account',
        deprecated: false,
        sections: [
          { kind: 'parameters', anchor: 'request-parameters', text: 'Request parameters' },
          { kind: 'response', anchor: 'response-parameters', text: 'Response parameters' },
          { kind: 'requestExample', anchor: 'request-example', text: 'Request example' },
          { kind: 'responseExample', anchor: 'response-example', text: 'Response example' },
        ],
        parameters: [
          {
            ...field(['category', '']),
            _key: 'p1',
            path: 'category',
            anchor: '',
            requirement: 'required',
            values: [{ value: 'linear', label: { text: 'USDT contracts' } }, { value: 'spot' }],
            description: { text: 'Product type.\nSee `symbol`.' },
          },
          {
            ...field(['limit', '']),
            _key: 'p2',
            path: 'limit',
            anchor: '',
            type: 'integer',
            min: 1,
            max: 50,
            default: '20',
            example: '5',
            deprecated: true,
          },
        ],
        response: [
          { ...field(['list', '']), _key: 'r1', path: 'list', anchor: '', type: 'array' },
          { ...field(['orderId', '']), _key: 'r2', path: 'list[].orderId', anchor: '', depth: 1 },
        ],
        requestExamples: [
          {
            _key: 'e1',
            title: 'Limit order',
            language: 'json',
            code: '{ "qty": "1" }',
            samples: [
              {
                value: 'curl',
                label: 'curl',
                language: 'bash',
                code: 'curl',
                setUp: '',
              },
              {
                value: 'python',
                label: 'Python',
                language: 'python',
                code: 'print()',
                setUp: 'set up',
              },
              {
                value: 'go',
                label: 'Go',
                language: 'go',
                code: 'package main',
                setUp: 'set up',
              },
            ],
          },
        ],
        responseExamples: [
          { _key: 'e2', title: '', language: 'json', code: '{ "retCode": 0 }', status: 200 },
        ],
      },
    },
  ],
  any: fc.constantFrom(
    { _type: 'operation', _key, operation },
    { _type: 'operation', _key, operation, explorer: true },
  ),
}
