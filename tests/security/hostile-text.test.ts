import { expect, it } from 'vitest'
import { isMarkdown, tabSeparated } from '../../schemas/clipboard/text-kind.ts'
import { plainWordsProblem } from '../../schemas/validation/plain-words.ts'
import { missingPath } from '../../web/analytics/missing-path.ts'
import { isList } from '../../web/client-check/inputs/read-list.ts'
import { fieldNames } from '../../web/client-check/source/field-names.ts'
import { stringLiterals } from '../../web/client-check/source/string-literals.ts'
import { internalTarget } from '../../web/content/addresses/resolve-href.ts'
import { proseLine } from '../../web/formats/markdown/escape.ts'
import { tableMarkdown } from '../../web/formats/markdown/table.ts'
import { splitIdentifier } from '../../web/search/identifiers.ts'
import { stripWords } from '../../web/search/query/strip-words.ts'

const LENGTH = 100_000
/** Time limit in ms of processor time; quadratic time in the input's length would take seconds. */
const MOST_MS = 500

const many = (part: string) => part.repeat(LENGTH / part.length)

const table: Record<string, (text: (part: string) => string) => unknown> = {
  'slashes of a link': (text) => internalTarget(`/a${text('/')}a`),
  'slashes of a missing page': (text) => missingPath(`/docs/a${text('/')}a`),
  'stops of a question': (text) => stripWords(`a${text('!')}a`),
  'capitals of an identifier': (text) => splitIdentifier(text('A')),
  'blanks of prose': (text) => proseLine(`a${text(' ')}a`),
  'blanks of a cell': (text) => tableMarkdown(undefined, [[`a${text(' ')}a`]]),
  'backslashes of a cell': (text) => tableMarkdown(undefined, [[text('\\')]]),
  'quotes of code': (text) => stringLiterals(`"${text('\\"')}\\`),
  'blanks of code': (text) => fieldNames(text(' '), 'a.py'),
  'a line of a list': (text) => isList([`${text('v0/')}!`], { topicHeads: [] }),
  'brackets of pasted text': (text) => isMarkdown(text('[[')),
  'bars of pasted text': (text) => isMarkdown(`${text('|')}\na`),
  'ends of pasted lines': (text) => tabSeparated(`a${text('\n')}a`),
  'links of plain words': (text) => plainWordsProblem(text('[a](')),
}

it.each(Object.entries(table))(
  '%s are read in time that grows linearly with their length',
  (_, read) => {
    const before = process.threadCpuUsage()
    read(many)
    const { user, system } = process.threadCpuUsage(before)
    expect((user + system) / 1000).toBeLessThan(MOST_MS)
  },
)
