import type { PageText } from '../../../blocks/block/resolve.ts'
import { fixtures } from '../../../blocks/lists/fixture.ts'
import type { PageBlock } from '../../../blocks/lists/resolve.ts'
import type { Locale } from '../../config/locales.ts'
import type { LocalizedText } from '../../content/model/localized-text.ts'
import type { Field, PageData } from '../../content/model/page-data.ts'
import { channel, errors, pageFixture, paragraph } from '../../search/page-fixture.ts'

const copy = (text: string): LocalizedText => ({ text })

const item = (level: number, listItem: 'bullet' | 'number', text: string): PageText => ({
  ...paragraph(text),
  listItem,
  level,
})

const span = (text: string, ...marks: string[]) => ({
  _type: 'span' as const,
  _key: text,
  text,
  marks,
})

const marked: PageText = {
  ...paragraph(''),
  children: [
    span('Strong ', 'strong'),
    span('and both', 'strong', 'em'),
    span(', '),
    span('gone', 'strike-through'),
    span(', '),
    span('Ctrl', 'kbd'),
    span(', a '),
    span('page ', 'page'),
    span('of code', 'page', 'code'),
    span(', '),
    span('elsewhere', 'outside'),
    span('. Stars * and under_scores _stay_, so do <tags> and a`b', 'none'),
  ],
  markDefs: [
    { _type: 'link', _key: 'page', href: '/docs/v5/intro#auth', external: false },
    { _type: 'link', _key: 'outside', href: 'https://a.example/(x) y', external: true },
  ],
}

const field: Omit<Field, '_key' | 'name' | 'path'> = {
  depth: 0,
  type: 'string',
  requirement: 'optional',
  values: [],
  appliesTo: [],
  anchor: '',
  deprecated: false,
  description: copy(''),
}

const blocks: PageBlock[] = [
  marked,
  paragraph('# no heading'),
  paragraph('1. no list'),
  { ...paragraph('Said before.'), style: 'blockquote' },
  item(1, 'bullet', 'One'),
  item(2, 'number', 'First of one'),
  item(2, 'number', 'Second of one'),
  item(1, 'bullet', 'Two'),
  { _type: 'heading', _key: 'h', level: 3, text: 'Rules & limits', anchor: 'rules', aliases: [] },
  {
    _type: 'admonition',
    _key: 'a',
    kind: 'danger',
    title: 'Money',
    body: [paragraph('May be lost.'), paragraph('For good.')],
  },
  { _type: 'admonition', _key: 'a2', kind: 'tip', body: [paragraph('Ask `testnet` first.')] },
  {
    _type: 'codeBlock',
    _key: 'c',
    language: 'python',
    title: 'signed.py',
    code: 'a\nb\nc\nd\n',
    marked: [1, 3, 4],
    lineNumbers: true,
  },
  {
    _type: 'codeBlock',
    _key: 'c2',
    language: 'text',
    code: '```\nfence\n```',
    marked: [],
    lineNumbers: false,
  },
  {
    _type: 'tabs',
    inAddress: false,
    _key: 't',
    group: 'programming-language',
    tabs: [
      { _key: 'p', label: 'Python', value: 'python', body: [paragraph('Slow.')] },
      { _key: 'g', label: 'Go', value: 'go', body: [paragraph('Fast.')] },
    ],
  },
  {
    _type: 'table',
    _key: 'tb',
    header: true,
    align: ['center', 'left'],
    rows: [
      ['Code', 'Meaning'],
      ['`10001`', 'a | b'],
    ].map((cells, row) => ({
      _key: `r${row}`,
      cells: cells.map((cell, index) => ({ _key: `c${index}`, content: [paragraph(cell)] })),
    })),
  },
  {
    _type: 'parameterTable',
    _key: 'pt',
    showRequired: true,
    fields: [
      {
        ...field,
        _key: 'f1',
        name: 'category',
        path: 'category',
        requirement: 'required',
        link: { _type: 'link', _key: 'l', href: '/docs/v5/enum#category', external: false },
        words: [paragraph('One of'), item(1, 'bullet', '`spot`'), item(1, 'bullet', '`linear`')],
      },
      { ...field, _key: 'f2', name: 'from', path: 'range.from', depth: 1, words: [] },
    ],
  },
  { _type: 'placeholder', _key: 'ph', name: 'Foo', source: '<Foo a={1} />' },
  { _type: 'details', _key: 'd', summary: 'More', body: [paragraph('Folded.')] },
  {
    _type: 'image',
    _key: 'i',
    src: '/docs/images/a.png',
    width: 10,
    height: 10,
    alt: copy('A diagram'),
  },
  { _type: 'divider', _key: 'hr' },
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
      summary: copy('Place order'),
      description: copy(''),
      auth: true,
      permissions: ['trade'],
      rateLimits: [{ limit: 10, per: 's', category: 'linear' }],
      deprecated: false,
      sections: [
        { kind: 'parameters', anchor: 'request-parameters', text: 'Request parameters' },
        { kind: 'response', anchor: 'response-parameters', text: 'Response parameters' },
        { kind: 'requestExample', anchor: 'request-example', text: 'Request example' },
        { kind: 'responseExample', anchor: 'response-example', text: 'Response example' },
      ],
      parameters: [
        {
          ...field,
          _key: 'p1',
          name: 'category',
          path: 'category',
          requirement: 'required',
          values: [{ value: 'linear', label: copy('USDT contracts') }, { value: 'spot' }],
          description: copy('Product type.\nSee `symbol`.'),
        },
        {
          ...field,
          _key: 'p2',
          name: 'limit',
          path: 'limit',
          type: 'integer',
          min: 1,
          max: 50,
          default: '20',
          example: '5',
          deprecated: true,
        },
      ],
      response: [
        { ...field, _key: 'r1', name: 'list', path: 'list', type: 'array' },
        { ...field, _key: 'r2', name: 'orderId', path: 'list[].orderId', depth: 1 },
      ],
      requestExamples: [
        {
          _key: 'e1',
          title: 'Limit order',
          language: 'json',
          code: '{ "qty": "1" }',
          samples: [
            { value: 'curl', label: 'curl', language: 'bash', code: 'curl' },
            { value: 'python', label: 'Python', language: 'python', code: 'print()' },
            { value: 'go', label: 'Go', language: 'go', code: 'package main' },
          ],
        },
      ],
      responseExamples: [
        { _key: 'e2', title: '', language: 'json', code: '{ "retCode": 0 }', status: 200 },
      ],
    },
  },
  channel(
    'orderbook.{depth}.{symbol}',
    'Orderbook',
    [['depth', 'Levels of each side.']],
    [['data.b', 'Bids, see `a`.']],
  ),
  {
    _type: 'enumTable',
    _key: 'e',
    enum: {
      documentId: 'enum-side',
      name: 'side',
      anchor: 'side',
      title: copy('Side'),
      description: copy('Of an order.'),
      values: [{ _key: 'v', value: 'Buy', anchor: 'side-Buy', label: copy('Buys') }],
    },
  },
  errors('spot-trade', [['170001', 'There is no such `orderId`.', 'Compare the *ids*.']]),
  {
    _type: 'cards',
    _key: 'cards',
    cards: [
      { _key: 'k1', title: copy('Intro'), text: copy('Begin here.'), href: '/docs/v5/intro' },
      { _key: 'k2', title: copy('Guide'), text: copy(''), href: '/docs/v5/guide' },
    ],
  },
  {
    _type: 'changelog',
    _key: 'changelog',
    feeds: [],
    months: [
      {
        anchor: '2026-11',
        text: 'November 2026',
        entries: [
          {
            anchor: 'changelog-2026-11-20-a',
            date: '2026-11-20',
            dateText: 'November 20, 2026',
            kind: 'added',
            title: copy('A page on [orders]'),
            body: copy('It has `qty`.'),
            pages: [{ label: copy('Orders'), href: '/docs/v5/orders' }],
          },
          {
            anchor: 'changelog-2026-11-02-b',
            date: '2026-11-02',
            dateText: 'November 2, 2026',
            kind: 'removed',
            title: copy('An old page'),
            body: copy(''),
            pages: [],
          },
        ],
      },
    ],
  },
  ...fixtures.flatMap(({ shown }): PageBlock[] => shown({ paragraph })),
]

/** A page with a block of every kind. */
export function everyBlock(locale: Locale): PageData {
  const page = pageFixture('v5/every/block', 'Every block', blocks, { locale })
  return {
    ...page,
    updated: '2026-01-31T10:00:00Z',
    translation: { untranslated: false, missing: locale === 'en' ? [] : ['h', 'a'], stale: [] },
  }
}
