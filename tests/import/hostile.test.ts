import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { testLake } from '../../local/lake/testing/test-lake.ts'
import { everything, runImport } from './run-import.ts'

function siteOf(files: Record<string, string | Buffer>): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'hostile-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(folder, 'docs', name)
    mkdirSync(path.dirname(file), { recursive: true })
    writeFileSync(file, text)
  }
  return folder
}

const deep = (one: string) => `a\n\n${one.repeat(10_000)}b`
/** Nested aliases, each nine of the next: a few lines that stand for more values than there is memory. */
const bomb = [...'bcdefghij'].map((name, index) => {
  const before = `*${'abcdefghi'[index]}`
  return `${name}: &${name} [${Array(9).fill(before).join(', ')}]`
})

test('an import of a folder with invalid pages leaves the lake unchanged', async () => {
  const folder = siteOf({
    'good.md': 'a',
    'large.md': '',
    'deep/quotes.md': deep('>'),
    'deep/lists.md': deep('- '),
    'deep/numbers.md': deep('1. > '),
    'deep/notes.md': deep(':::note\n'),
    'deep/tags.md': deep('<div>\n'),
    'deep/components.mdx': `${deep('<X>')}${'</X>'.repeat(10_000)}`,
    'deep/yaml.md': `---\na: ${'['.repeat(10_000)}\n---\n`,
    'bomb.md': `---\na: &a [x, x, x, x, x, x, x, x, x]\n${bomb.join('\n')}\n---\n`,
    'wide.md': `a\n\n${'|a'.repeat(5_000)}|\n${'|-'.repeat(5_000)}|\n${'|b|\n'.repeat(10_000)}`,
    'latin.md': Buffer.from('a\nb\xe9\n', 'latin1'),
    'zero.md': 'a\nb\nc\0d',
    'sixteen.md': Buffer.from('\ufeffab', 'utf16le'),
    'slug/up.md': '---\nslug: /../../etc/passwd\n---\na',
    'slug/host.md': '---\nslug: //evil.example/a\n---\na',
    'slug/whole.md': '---\nslug: https://evil.example\n---\na',
    'slug/back.md': '---\nslug: ..\\..\\a\n---\na',
    'slug/zero.md': '---\nslug: "a\\0b"\n---\na',
    'slug/id.md': '---\nid: ../../../../a.b\n---\na',
    'one/two.md': 'a',
    'one-two.md': 'a',
    'three.md': '---\nslug: /one/two\n---\na',
    'ONE/TWO.md': 'a',
  })
  const at = (name: string) => path.join(folder, 'docs', name)
  truncateSync(at('large.md'), 100 * 1024 * 1024)
  symlinkSync('/etc/hostname', at('link.md'))
  symlinkSync('/etc', at('etc'))
  const socket = createServer().listen(at('socket.md'))
  onTestFinished(() => void socket.close())
  await once(socket, 'listening')

  await using lake = await testLake()
  const { status, report } = await runImport(lake, folder)
  expect(status).toBe(1)
  expect(report.written).toBeUndefined()
  expect(await everything(lake)).toEqual([])
  const refused = report.problems.filter(({ kind }) => /^(?:refused|unplaced)$/.test(kind))
  expect(report.refused + report.unplaced).toBe(refused.length)
  const lines = refused.map(({ file, line, message }) => `${file}:${line}: ${message}`)
  const golden = './fixtures/hostile.json'
  await expect(`${JSON.stringify(lines, null, 2)}\n`).toMatchFileSnapshot(golden)
}, 120_000)

const ADDRESSES = [
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  '&#106;avascript:alert(1)',
  'javascript&colon;alert(1)',
  'java&#9;script:alert(1)',
  'java&Tab;script:alert(1)',
  'java&NewLine;script:alert(1)',
  '&#1;javascript:alert(1)',
  'javascript%3Aalert(1)',
  'vbscript:msgbox(1)',
  'data:text/html;base64,PHN2Zz4=',
  'DATA&colon;text/html,x',
  'blob:https://docs.exchange.example/1',
  'file:///etc/passwd',
  'page:v5/none',
  'page:../../none',
]

const MARKUP = [
  '<script>alert(1)</script>',
  'a <SCRIPT src="https://evil.example/a.js"></SCRIPT> b',
  '<img src="x" onerror="alert(1)" />',
  '<img src={x} onError={() => alert(1)} />',
  '<svg onload="alert(1)"><circle /></svg>',
  '<iframe src="javascript:alert(1)"></iframe>',
  '<object data="data:text/html,x"></object>',
  '<embed src="data:text/html,x">',
  '<form action="javascript:alert(1)"><button>a</button></form>',
  '<style>a { background: url(javascript:alert(1)) }</style>',
  '<meta http-equiv="refresh" content="0;url=javascript:alert(1)">',
  '<base href="https://evil.example/">',
  '<b onclick="alert(1)" onMouseOver={alert}>a</b>',
  '<a href="https://a.example" onclick="alert(1)">a</a>',
  '<details ontoggle="alert(1)" open><summary>a</summary>b</details>',
  '<Tabs><TabItem value="<script>alert(1)</script>" label="<b>">a</TabItem></Tabs>',
  '<math><mi xlink:href="javascript:alert(1)">a</mi></math>',
  '{alert(1)}',
  'export const a = alert(1)',
  '```js title="</script><script>alert(1)</script>"\na\n```',
]

test('an import drops executable content or keeps it as text, and reports its line', async () => {
  const links = ADDRESSES.flatMap((to) => [
    `[a](${to})`,
    `[b]: ${to}`,
    `<a href="${to}">c</a>`,
    `<a href={"${to}"}>d</a>`,
    `<${to}>`,
    `![e](${to})`,
  ])
  const folder = siteOf({
    'links.mdx': links.join('\n\n'),
    'markup.mdx': MARKUP.join('\n\n'),
    'front.md': '---\ntitle: <script>alert(1)</script>\n__proto__: { polluted: true }\n---\na',
  })
  await using lake = await testLake()
  const { status, report } = await runImport(lake, folder)
  expect(status).toBe(1)
  expect(report.refused).toBe(0)
  const documents = await everything(lake)
  expect(documents.map(({ _id }) => _id)).toEqual(
    expect.arrayContaining(['page-front', 'page-links', 'page-markup']),
  )
  // Addresses are in properties of their own, and only links have one.
  const addresses = [...JSON.stringify(documents).matchAll(/"(?:href|url|src)":"([^"]*)"/g)]
  expect(addresses.map(([, address]) => address)).toEqual(['https://a.example'])
  const told = (file: string) =>
    new Set(report.problems.flatMap((one) => (one.file === `docs/${file}` ? [one.line] : [])))
  for (const [index, written] of links.entries()) {
    // An unused definition shows nothing, and "<a:b>" need not be an address.
    if (!/^(?:\[b\]|<(?!a ))/.test(written))
      expect(told('links.mdx'), written).toContain(2 * index + 1)
  }
  const lines = report.problems
    .filter(({ file }) => file === 'docs/markup.mdx')
    .map(({ line, kind, message }) => `${line}: ${kind}: ${message}`)
  await expect(`${JSON.stringify(lines, null, 2)}
`).toMatchFileSnapshot('./fixtures/markup.json')
}, 120_000)

test('an import reports a pipe in place of a file of the site, and does not wait for it', async () => {
  const folder = siteOf({ 'good.md': 'a' })
  execFileSync('mkfifo', [
    path.join(folder, 'sidebars.js'),
    path.join(folder, 'docusaurus.config.js'),
  ])
  await using lake = await testLake()
  const { report } = await runImport(lake, folder)
  expect(JSON.stringify(report)).toContain('it is no file')
})
