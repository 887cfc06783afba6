import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { parseDocument } from 'yaml'
import { notOfTaiwan } from '../../schemas/testing/taiwan.ts'
import { errorGroupOf } from '../../scripts/sync-specs/error-group.ts'
import { expectPlainYaml } from '../testing/plain-yaml.ts'

const files = readdirSync(import.meta.dirname).filter((name) => name.endsWith('.yaml'))

describe.each(files)('%s', (file) => {
  const document = parseDocument(readFileSync(path.join(import.meta.dirname, file), 'utf8'))
  const { title, codes, ...words } = errorGroupOf(
    `specs/errors/${file}`,
    path.basename(file, '.yaml'),
    document.toJS(),
  )

  it('is YAML without errors, anchors and aliases', () => {
    expectPlainYaml(document)
  })

  it('says everything in both languages', () => {
    expect(title.length).toBeLessThanOrEqual(60)
    expect(words['x-zh-TW']?.title).toMatch(/\S/)
    const untranslated = codes.filter(
      ({ 'x-zh-TW': chinese }) => !chinese?.meaning || !chinese.action,
    )
    expect(untranslated.map(({ code }) => code)).toEqual([])
  })

  it('says the same code of both languages: names stand in backticks, in pairs', () => {
    const names = (text = '') =>
      [...new Set([...text.matchAll(/`([^`]+)`/g)].map(([, name]) => name))].sort().join()
    const different = codes.filter(
      ({ meaning, action, 'x-zh-TW': chinese }) =>
        names(meaning) !== names(chinese?.meaning) || names(action) !== names(chinese?.action),
    )
    expect(different.map(({ code }) => code)).toEqual([])
    const all = codes.flatMap((one) => [one.meaning, one.action])
    expect(all.filter((text) => text.split('`').length % 2 === 0)).toEqual([])
  })

  it('has the messages of the server as they are written: in English, and without backticks', () => {
    const messages = codes.flatMap(({ retMsg = [] }) => retMsg)
    const written = messages.map((message) => message.replaceAll('{…}', ''))
    expect(written.filter((message) => !/^[ -_a-~]+$/.test(message))).toEqual([])
  })

  it('holds Traditional Chinese in the words of Taiwan', () => {
    const chinese = codes.flatMap(({ 'x-zh-TW': one }) => [one?.meaning, one?.action])
    expect(notOfTaiwan(chinese.join('\n'))).toEqual([])
  })
})
