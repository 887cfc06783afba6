import { globSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { Document, type Ruleset, Spectral } from '@stoplight/spectral-core'
import { describe, expect, it } from 'vitest'
import { channelRuleset, restRuleset } from './ruleset.ts'

// An import does not see its names.
const { Yaml }: typeof import('@stoplight/spectral-parsers') = createRequire(import.meta.url)(
  '@stoplight/spectral-parsers',
)

const folder = path.join(import.meta.dirname, '..')
/** What a group of error codes must be, sync-specs says. */
const files = globSync(['*.yaml', 'websocket/*.yaml'], { cwd: folder }).sort()
const textOf = (file: string) => readFileSync(path.join(folder, file), 'utf8')

function linter(ruleset: Ruleset): Spectral {
  const spectral = new Spectral()
  spectral.setRuleset(ruleset)
  return spectral
}
const operations = linter(restRuleset(false))
const shared = linter(restRuleset(true))
const topics = linter(channelRuleset(true))
const connection = linter(channelRuleset(false))

function linterOf(file: string): Spectral {
  if (file === 'websocket/connection.yaml') return connection
  if (file.startsWith('websocket/')) return topics
  return ['common.yaml', 'enums.yaml'].includes(file) ? shared : operations
}

/** What Spectral says of `text` in the place of a file, each with its rule. */
async function problems(file: string, text = textOf(file)): Promise<[string, string][]> {
  const found = await linterOf(file).run(new Document(text, Yaml, path.join(folder, file)))
  return found.map(({ code, message, path: place, range }) => [
    String(code),
    `${file}:${range.start.line + 1} /${place.join('/')}: ${message}`,
  ])
}

describe('Spectral', () => {
  it.each(files)('has nothing to say of %s', async (file) => {
    expect(await problems(file)).toEqual([])
  })

  const limit = 'operationId: system-status\n      x-rate-limit: [{limit: 0, per: s}]'
  const page = 'x-docs-route: /docs/v5/websocket/system/system-status'
  it.each([
    ['system-status.yaml', 'operation-summary', 'summary: Get System Status', 'x-a: b'],
    ['system-status.yaml', 'operation-operationId', 'operationId:', 'x-id:'],
    ['system-status.yaml', 'operation-tags', '      tags:', '      x-tags:'],
    [
      'system-status.yaml',
      'operation-chinese',
      '      x-zh-TW:\n        summary',
      '      x-a:\n        summary',
    ],
    ['system-status.yaml', 'rate-limit', 'operationId: system-status', limit],
    ['system-status.yaml', 'invalid-ref', 'common.yaml#/', 'nowhere.yaml#/'],
    ['earn.yaml', 'duplicates-answered', 'x-duplicate-errors:', 'x-a:'],
    ['earn.yaml', 'duplicate-errors', '- code: "180031"', '- error: "180031"'],
    ['broker.yaml', 'own-errors', '- "404011"', '- "400105"'],
    ['demo.yaml', 'permissions', '        anyOf:', '        oneOf:'],
    ['account.yaml', 'operation-security', '\nsecurity:', '\nx-security:'],
    ['market.yaml', 'array-items', 'items:\n                                type: string\n', ''],
    ['account.yaml', 'server-environment', 'x-environment: testnet', 'x-stage: testnet'],
    ['websocket/rfq.yaml', 'server-environment', 'x-environment: testnet', 'x-stage: testnet'],
    ['system-status.yaml', 'field-described', ' description: ', ' x-description: '],
    ['p2p.yaml', 'deprecation-flagged', 'deprecated: true', 'x-a: true'],
    ['abandon.yaml', 'operation-deprecation-flagged', 'deprecated: true', 'x-a: true'],
    ['websocket/spread.yaml', 'deprecation-flagged', 'deprecated: true', 'x-a: true'],
    ['websocket/system.yaml', 'topic-page', page, 'x-page: none'],
    [
      'websocket/system.yaml',
      'message-title',
      '      title: Incidents',
      '      x-title: Incidents',
    ],
    ['websocket/spread.yaml', 'push-frequency', 'every: 20ms', 'every: often'],
  ])('finds in %s: %s', async (file, code, good, bad) => {
    const text = textOf(file)
    expect(text).toContain(good)
    const found = await problems(file, text.replaceAll(good, bad))
    expect(found.map(([rule]) => rule)).toContain(code)
  })
})
