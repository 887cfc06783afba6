import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const sources = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'])
  .toString()
  .split('\n')
  .filter((file) => /\.(ts|tsx)$/.test(file) && existsSync(file))
  .map((file) => ({ file, text: readFileSync(file, 'utf8') }))

/** Files in which `pattern` is found where `allowed` does not match; each breaks a rule of CONTRIBUTING.md. */
const offenders = (pattern: RegExp, allowed: RegExp) =>
  sources
    .filter(({ file, text }) => !allowed.test(file) && pattern.test(text))
    .map(({ file }) => file)

describe('the structure of the code', () => {
  it('reads the environment in files named env.ts only', () => {
    const allowed = /(^|\/)env\.ts$|\.config\.ts$|\.cli\.ts$|^tests\//
    expect(offenders(/process\.env\b/, allowed)).toEqual([])
  })

  it('generates ids in browsers with functions that exist on plain HTTP', () => {
    const elsewhere = /^(?!web\/(components|enhancements|islands|client-check)\/)|\.test\./
    expect(offenders(/crypto\.randomUUID\(/, elsewhere)).toEqual([])
  })

  it('has the queries of the site in web/content only', () => {
    const inWeb = offenders(/defineQuery\(|\*\[_(type|id)\b/, /^web\/content\/|^(?!web\/)/)
    expect(inWeb).toEqual([])
  })

  it('checks every query of the site against the model', () => {
    // `tests/queries` finds queries by `defineQuery`.
    const elsewhere = /(?<!defineQuery\()(?<!defineQuery\(\n\s*)[`'"]\*\[/
    expect(offenders(elsewhere, /^(?!web\/content\/)|\.test\.|\.fixture\./)).toEqual([])
  })

  it('caches no content without the cache tags of what was read', () => {
    // Reads that are not cached: lists for a build or a publish, drafts, and the reader's own data.
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

  it('imports measurements only for measuring', () => {
    const imported = /(from |import\()'(\.\.?\/)+bench\//
    expect(offenders(imported, /^scripts\/bench\.ts$|^bench\//)).toEqual([])
    expect(offenders(imported, /^bench\//)).toEqual(['scripts/bench.ts'])
  })

  it('compares secrets in constant time', () => {
    const compared = /isValidSignature\(|isValidRequest\(|[!=]==? *(env\.)?\w*(SECRET|TOKEN)\b/
    expect(offenders(compared, /^(tests|local|bench)\/|\.test\.ts/)).toEqual([])
  })

  it('inlines scripts in pages only when the server knows their text', () => {
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

  it('states in the first line of each e2e test why it needs the running stack or a browser', () => {
    const said = /^\/\/ Needs (a browser|the running stack): .+\.\n/
    const silent = sources.filter(
      ({ file, text }) => /^tests\/e2e\/.*\.test\.ts$/.test(file) && !said.test(text),
    )
    expect(silent.map(({ file }) => file)).toEqual([])
  })

  it('polls for page state in browser tests, instead of reading once', () => {
    const reads = [
      'count|isVisible|isHidden|isEnabled|isDisabled|isEditable|isChecked',
      'textContent|innerText|inputValue|getAttribute|allTextContents|allInnerTexts',
      'evaluate|evaluateAll|boundingBox',
    ]
    // A page settles gradually, so `expect.poll` retries. A value that is read once on purpose is assigned to a name.
    const called = String.raw`(?:[^()]|\((?:[^()]|\([^()]*\))*\))*?`
    const once = new RegExp(String.raw`expect\(\s*await ${called}\.(${reads.join('|')})\(`)
    expect(offenders(once, /^(?!tests\/e2e\/)/)).toEqual([])
  })
})
