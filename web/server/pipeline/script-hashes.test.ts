import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { inlineScripts } from '../../enhancements/inline/inline-scripts.ts'
import { scriptHashes } from './script-hashes.ts'

const page = (...scripts: string[]) =>
  `<html><body>${scripts.map((text) => `<script>${text}</script>`).join('<p></p>')}</body></html>`
const hashesOf = (...scripts: string[]) =>
  scripts.map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`)

it.each(Object.entries(inlineScripts))('knows %s, once', (_, text) => {
  expect(scriptHashes(page(text, text))).toEqual(hashesOf(text))
})

it.each([
  '(self.__next_f=self.__next_f||[]).push([0])',
  String.raw`self.__next_f.push([1,"0:[\"$\",\"p\",null,{\"children\":\"\u003cb\u003e\\n\"}]\n"])`,
  '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":["static/chunks/0u-9.js","static/chunks/a_~.js"],"runtimeModuleIds":[494553]});',
  String.raw`self.__next_f.push([1,"a\"],alert(1))//"])`,
  'requestAnimationFrame(function(){$RT=performance.now()});',
])('knows the framework’s %s', (text) => {
  expect(scriptHashes(page(text))).toEqual(hashesOf(text))
})

it.each([
  'alert(1)',
  '',
  ` ${inlineScripts.firstPaint}`,
  `${inlineScripts.firstPaint};alert(1)`,
  'self.__next_f;alert(1)',
  'self.__next_f.push([1,"a"]);alert(1)',
  'self.__next_f.push([1,"a"+alert(1)+"b"])',
  String.raw`self.__next_f.push([1,"a\\"],alert(1))//"])`,
  'self.__next_f.push([1,alert(1)])',
  '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"a":alert(1)});',
  '$RX=alert;$RX("B:0","")',
])('gives %s no leave to run', (text) => {
  expect(scriptHashes(page(text))).toEqual([])
})

it('knows what is behind a script that is a file', () => {
  const html = `<script type="module" src="/docs/a.js"></script>${page(inlineScripts.firstPaint)}`
  expect(scriptHashes(html)).toEqual(hashesOf(inlineScripts.firstPaint))
})
