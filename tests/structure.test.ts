import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const sources = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'])
  .toString()
  .split('\n')
  .filter((file) => /\.(ts|tsx)$/.test(file) && existsSync(file))
  .map((file) => ({ file, text: readFileSync(file, 'utf8') }))

/** Files that break a rule of CONTRIBUTING.md: `pattern` is found where `allowed` does not match. */
const offenders = (pattern: RegExp, allowed: RegExp) =>
  sources
    .filter(({ file, text }) => !allowed.test(file) && pattern.test(text))
    .map(({ file }) => file)

describe('the structure of the code', () => {
  it('reads the environment in files named env.ts only', () => {
    const allowed = /(^|\/)env\.ts$|\.config\.ts$|\.cli\.ts$|^tests\//
    expect(offenders(/process\.env\b/, allowed)).toEqual([])
  })

  it('makes ids in a browser by what pages over plain HTTP have as well', () => {
    const elsewhere = /^(?!web\/(components|enhancements|islands|client-check)\/)|\.test\./
    expect(offenders(/crypto\.randomUUID\(/, elsewhere)).toEqual([])
  })

  it('has the queries of the site in web/content only', () => {
    const inWeb = offenders(/defineQuery\(|\*\[_(type|id)\b/, /^web\/content\/|^(?!web\/)/)
    expect(inWeb).toEqual([])
  })

  it('holds every query of the site against the model', () => {
    // By `defineQuery`, where `tests/queries` finds them.
    const elsewhere = /(?<!defineQuery\()(?<!defineQuery\(\n\s*)[`'"]\*\[/
    expect(offenders(elsewhere, /^(?!web\/content\/)|\.test\.|\.fixture\./)).toEqual([])
  })

  it('keeps nothing of the lake without the tags of what was read', () => {
    // What is read here is kept by nobody: lists for a build or a publish, drafts, and the reader's own.
    const unkept = [
      'lake/.*',
      'revisions/.*',
      'links/.*',
      'preview/.*',
      'addresses/page-paths',
      'page/page-query',
      'reference/operation-path',
      'tuning/.*',
      'sidebar/(affected-pages|stored-sidebar)',
    ]
    const allowed = new RegExp(`^(?!web/content/)|^web/content/(${unkept.join('|')})\\.ts$`)
    expect(offenders(/\.fetch[(<]/, allowed)).toEqual([])
    const withoutTags = sources.filter(
      ({ file, text }) =>
        file.startsWith('web/content/') &&
        text.includes("'use cache'") &&
        !text.includes('cacheWithTags({'),
    )
    expect(withoutTags.map(({ file }) => file)).toEqual([])
  })

  it('needs no measurement for anything but measuring', () => {
    const imported = /(from |import\()'(\.\.?\/)+bench\//
    expect(offenders(imported, /^scripts\/bench\.ts$|^bench\//)).toEqual([])
    expect(offenders(imported, /^bench\//)).toEqual(['scripts/bench.ts'])
  })

  it('compares secrets in a time that tells nothing of them', () => {
    const compared = /isValidSignature\(|isValidRequest\(|[!=]==? *(env\.)?\w*(SECRET|TOKEN)\b/
    expect(offenders(compared, /^(tests|local|bench)\/|\.test\.ts/)).toEqual([])
  })

  it('has scripts in pages only where the server knows their text', () => {
    const script = /<script\b(?![^>]*(?: src=|application\/ld\+json))/
    const allowed = /^web\/components\/inline-script\/|\.test\.|^(?!web\/(app|components)\/)/
    expect(offenders(script, allowed)).toEqual([])
  })

  it('does not ship content clients or secrets to the browser', () => {
    const client = sources.filter(({ file }) => file.endsWith('.client.tsx'))
    const leaking = client.filter(({ text }) =>
      /@sanity\/client|next-sanity|ADMIN_KEY|env\.ts'/.test(text),
    )
    expect(leaking.map(({ file }) => file)).toEqual([])
  })

  it('says in the first line of each test of the running stack why it needs that, or a browser', () => {
    const said = /^\/\/ Needs (a browser|the running stack): .+\.\n/
    const silent = sources.filter(
      ({ file, text }) => /^tests\/e2e\/.*\.test\.ts$/.test(file) && !said.test(text),
    )
    expect(silent.map(({ file }) => file)).toEqual([])
  })

  it('waits for what a page of a browser shows, instead of looking once', () => {
    const reads = [
      'count|isVisible|isHidden|isEnabled|isDisabled|isEditable|isChecked',
      'textContent|innerText|inputValue|getAttribute|allTextContents|allInnerTexts',
      'evaluate|evaluateAll|boundingBox',
    ]
    // A page settles by and by, so `expect.poll` asks again. What is looked at once on purpose has a name first.
    const called = String.raw`(?:[^()]|\((?:[^()]|\([^()]*\))*\))*?`
    const once = new RegExp(String.raw`expect\(\s*await ${called}\.(${reads.join('|')})\(`)
    expect(offenders(once, /^(?!tests\/e2e\/)/)).toEqual([])
  })
})
