import type { PageText } from '../../blocks/block/resolve.ts'
import type { PageChannel } from '../../blocks/channel/resolve.ts'
import type { PageErrors } from '../../blocks/errorTable/resolve.ts'
import type { PageHeading } from '../../blocks/heading/resolve.ts'
import type { PageBlock } from '../../blocks/lists/resolve.ts'
import type { PageOperation } from '../../blocks/operation/resolve.ts'
import type { Locale } from '../config/locales.ts'
import type { LocalizedText } from '../content/model/localized-text.ts'
import type { Channel, Field, Operation, PageData } from '../content/model/page-data.ts'

/** Small page-data objects for tests. */

const copy = (text: string): LocalizedText => ({ text })

export function pageFixture(
  path: string,
  title: string,
  body: PageBlock[],
  { locale = 'en', section = 'Market' }: { locale?: Locale; section?: string } = {},
): PageData {
  return {
    documentId: `page-${path.replaceAll('/', '-')}`,
    revision: 'r1',
    path,
    locale,
    version: { name: 'current', label: 'Next', isLast: true },
    inVersions: [],
    environments: [],
    history: [],
    title: copy(title),
    keywords: [],
    translatedNames: [],
    description: copy(`About ${title}.`),
    sidebarLabel: copy(title),
    breadcrumbs: [{ label: copy('V5 API') }, { label: copy(section) }, { label: copy(title) }],
    toc: [],
    alternates: [],
    body,
    translation: { untranslated: false, missing: [], stale: [] },
    buildStamp: '2025-01-01T00:00:00.000Z',
    dependencies: [],
  }
}

let key = 0
const nextKey = () => `k${key++}`

/** A paragraph; what stands in backticks is code. */
export function paragraph(text: string): PageText {
  const children = text.split('`').map((part, index) => ({
    _type: 'span' as const,
    _key: nextKey(),
    text: part,
    marks: index % 2 ? ['code'] : [],
  }))
  return { _type: 'block', _key: nextKey(), style: 'normal', children, markDefs: [] }
}

export function heading(level: number, text: string, anchor: string): PageHeading {
  return { _type: 'heading', _key: nextKey(), level, text, anchor, aliases: [] }
}

export function table(...rows: string[][]): PageBlock {
  return {
    _type: 'table',
    _key: nextKey(),
    header: true,
    rows: rows.map((cells) => ({
      _key: nextKey(),
      cells: cells.map((cell) => ({ _key: nextKey(), content: [paragraph(cell)] })),
    })),
  }
}

/** A field by its path and its words. */
export const field = ([fieldPath, description]: [string, string]): Field => ({
  _key: nextKey(),
  name: fieldPath.split('.').at(-1) ?? fieldPath,
  path: fieldPath,
  anchor: `param-${fieldPath}`,
  depth: fieldPath.split('.').length - 1,
  type: 'string',
  requirement: 'optional',
  values: [],
  appliesTo: [],
  deprecated: false,
  description: copy(description),
})

export function operation(
  method: Operation['method'],
  path: string,
  summary: string,
  parameters: [name: string, description: string][],
  response: [path: string, description: string][] = [],
): PageOperation {
  return {
    _type: 'operation',
    explorer: false,
    _key: nextKey(),
    operation: {
      documentId: `operation-${path}`,
      operationId: summary,
      method,
      path,
      summary: copy(summary),
      description: copy(''),
      auth: false,
      permissions: [],
      rateLimits: [],
      countedFor: 'uid',
      counting: '/docs/v5/rate-limit#endpoints',
      likelyErrors: [],
      generalErrors: '/docs/v5/error#unified-account',
      deprecated: false,
      sections: [
        { kind: 'parameters', anchor: 'request-parameters', text: 'Request parameters' },
        { kind: 'response', anchor: 'response-parameters', text: 'Response parameters' },
      ],
      parameters: parameters.map(field),
      response: response.map(field),
      requestExamples: [],
      responseExamples: [],
    },
  }
}

export function channel(
  pattern: string,
  summary: string,
  parameters: [name: string, description: string][],
  fields: [path: string, description: string][],
): PageChannel {
  const facts: Channel = {
    documentId: `channel-${pattern}`,
    name: 'public-orderbook',
    summary: copy(summary),
    description: copy(''),
    stream: '/v5/public/{category}',
    private: false,
    categories: ['spot', 'linear'],
    deprecated: false,
    topics: [
      {
        _key: nextKey(),
        pattern,
        summary: copy(summary),
        description: copy(''),
        parameters: parameters.map(field),
        subscribe: '{"op":"subscribe","args":["orderbook.50.BTCUSDT"]}',
        examples: ['orderbook.50.BTCUSDT'],
      },
    ],
    frequencies: [
      { every: '10ms', categories: ['linear'], depth: 1 },
      { every: '100ms', categories: ['option'], depth: 100 },
    ],
    delivery: { types: ['snapshot', 'delta'], description: copy('A `snapshot` comes first.') },
    limits: [],
    messages: [
      {
        name: 'orderbook',
        title: copy(summary),
        direction: 'receive',
        appliesTo: [],
        fields: fields.map(field),
        examples: [
          { _key: nextKey(), title: 'Snapshot', language: 'json', code: '{ "type": "snapshot" }' },
        ],
      },
    ],
    sections: [
      { kind: 'topic', anchor: 'topic', text: 'Topic' },
      { kind: 'message', anchor: 'message', text: 'Message', message: 'orderbook' },
      { kind: 'subscribe', anchor: 'subscribe', text: 'Subscribe' },
      { kind: 'frames', anchor: 'message-example', text: 'Example', message: 'orderbook' },
    ],
  }
  return { _type: 'channel', _key: nextKey(), channel: facts }
}

/** A table of error codes, each with what it means and, perhaps, what to do. */
export function errors(
  name: string,
  codes: [code: string, meaning: string, action?: string, retMsg?: string[]][],
): PageErrors {
  return {
    _type: 'errorTable',
    _key: nextKey(),
    errors: {
      documentId: `errors-${name}`,
      name,
      title: { text: `Codes of ${name}` },
      codes: codes.map(([code, meaning, action = '', retMsg = []]) => ({
        _key: code,
        code,
        anchor: `row-${code}`,
        retMsg,
        meaning: { text: meaning },
        action: { text: action },
      })),
    },
  }
}
