import { expect, it } from 'vitest'
import { readXliff } from './read.ts'
import { describeReason } from './remarks.ts'
import { decodeXml, XliffError } from './xml.ts'

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>'
const OPEN = (rest = 'version="2.1" srcLang="en" trgLang="zh-TW"') =>
  `<xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" ${rest}>`
const unit = (id: string) =>
  `<unit id="${id}"><segment id="text"><source>A</source><target>甲</target></segment></unit>`
const of = (inner: string, rest?: string) => `${HEAD}${OPEN(rest)}${inner}</xliff>`
const whole = of(`<file id="a">${unit('u')}</file>`)

const LAUGHS = `<!DOCTYPE lolz [<!ENTITY lol "lol">${Array.from({ length: 9 }, (_, n) => `<!ENTITY lol${n} "${`&lol${n || ''};`.repeat(10)}">`).join('')}]>`

it.each([
  ['nothing', '', 'not well-formed'],
  ['no XML', 'PK\u0003\u0004 zip', 'not well-formed'],
  ['a cut file', whole.slice(0, -30), 'not well-formed'],
  ['a document type', `${HEAD}<!DOCTYPE xliff>${whole.slice(HEAD.length)}`, 'document type'],
  [
    'an outside entity',
    `${HEAD}<!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]>${OPEN()}&e;</xliff>`,
    'document type',
  ],
  ['a billion laughs', `${HEAD}${LAUGHS}${OPEN()}&lol9;</xliff>`, 'document type'],
  ['an unknown entity', of('<file id="a">&e;</file>'), 'not well-formed'],
  ['NUL', whole.replace('A', '\0'), 'not well-formed'],
  ['NUL as a number', whole.replace('A', '&#0;'), 'not well-formed'],
  ['deep nesting', of('<group>'.repeat(100_000)), 'nested more than 60 deep'],
  [
    'XLIFF 1.2',
    '<xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2"/>',
    'XLIFF 1.2',
  ],
  ['HTML', '<html/>', 'begins with <html>'],
  ['another language', of('', 'version="2.0" srcLang="en" trgLang="zh-CN"'), 'en to zh-CN'],
  ['no target language', of('', 'version="2.0" srcLang="en"'), 'no language'],
  ['no file', of(''), 'no <file>'],
  ['a file twice', of(`<file id="a"/><file id="a"/>`), 'Two elements <file> have the id "a"'],
  ['a unit twice', of(`<file id="a">${unit('u')}${unit('u')}</file>`), 'the id "u"'],
  ['a unit without id', of('<file id="a"><unit/></file>'), 'no id'],
  ['no source', of('<file id="a"><unit id="u"><segment/></unit></file>'), 'no <source>'],
  ['a state', whole.replace('<segment', '<segment state="done"'), 'unknown state "done"'],
])('readXliff refuses %s, and names the reason', (_what, text, message) => {
  expect(() => readXliff(text)).toThrow(XliffError)
  expect(() => readXliff(text)).toThrow(message)
})

it('decodeXml refuses a file that is too long before parsing it', () => {
  expect(() => decodeXml(new Uint8Array(100_000_000))).toThrow('The file has 100 MB; at most 50')
})

it('decodeXml reads UTF-8 and UTF-16, and refuses other bytes', () => {
  const utf16 = new Uint8Array([
    0xff,
    0xfe,
    ...new Uint8Array(Uint16Array.from('<甲/>', (sign) => sign.charCodeAt(0)).buffer),
  ])
  expect(decodeXml(utf16)).toBe('<甲/>')
  expect(decodeXml(new TextEncoder().encode('\ufeff<甲/>'))).toBe('<甲/>')
  expect(() => decodeXml(new Uint8Array([0x3c, 0xff, 0x3e]))).toThrow('not utf-8 text')
})

it('readXliff reads long files quickly', () => {
  const units = Array.from({ length: 20_000 }, (_, at) => unit(`u${at}`)).join('')
  const [file] = readXliff(of(`<file id="a">${units}</file>`))
  expect(file?.units).toHaveLength(20_000)
})

it.each([
  ['<pc id="1">x</pc>', 'The code 1 has lost its original data'],
  ['<ph id="2"/>', '<ph> is no code of the English text'],
  ['<cp hex="0000"/>', '<cp> is no code of the English text'],
  ['<b>x</b>', '<b> is no code of the English text'],
  ['<sc id="1" dataRef="d1"/>x', 'The code 1 begins and does not end'],
  [
    '<sc id="1" dataRef="d1"/><sc id="2" dataRef="d1"/>x<ec startRef="1"/><ec startRef="2"/>',
    'The code 1 overlaps another',
  ],
])('readXliff reports what is wrong with the codes of a unit: %s', (target, problem) => {
  const data = '<originalData><data id="d1">&lt;em></data></originalData>'
  const text = whole.replace('<segment', `${data}<segment`).replace('甲', target)
  const [first] = readXliff(text)[0]?.units ?? []
  expect(first && 'problem' in first && describeReason(first.problem)).toContain(problem)
})

it('readXliff reads codes that a tool has split into start and end', () => {
  const data = '<originalData><data id="d1">&lt;em></data></originalData>'
  const text = whole
    .replace('<segment', `${data}<segment`)
    .replace('甲', '甲<sc id="1" dataRef="d1"/>乙<ec startRef="1"/>')
  const [first] = readXliff(text)[0]?.units ?? []
  expect(first && 'segments' in first && first.segments[0]?.target).toEqual([
    '甲',
    { mark: '<em>', content: ['乙'] },
  ])
})
