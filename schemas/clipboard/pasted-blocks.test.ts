import { readdirSync, readFileSync } from 'node:fs'
import { basename, extname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { stringifyMarkdown } from '../markdown/write/stringify.ts'
import { toFlow } from '../markdown/write/to-flow.ts'
import { type Clipboard, type PasteResult, pastedBlocks } from './pasted-blocks.ts'

const folder = join(import.meta.dirname, 'fixtures')
const clipboards = readdirSync(folder).filter((file) => extname(file) !== '.md')

describe('pastedBlocks', () => {
  it.each(clipboards)('converts the clipboard %s', async (file) => {
    const written = readFileSync(join(folder, file), 'utf8')
    const pasted = pastedBlocks(clipboardOf(file, written), context)
    const golden = join(folder, `${basename(file, extname(file))}.md`)
    await expect(
      pasted ? asMarkdown(pasted) : 'Left to the editor: words alone.\n',
    ).toMatchFileSnapshot(golden)
  })
})

/** Reads a sample: HTML, or plain text (`.text`), or text of a code editor with the language in the file name. */
function clipboardOf(file: string, written: string): Clipboard {
  const [, language = ''] = /^editor-(\w+)/.exec(file) ?? []
  return extname(file) === '.html'
    ? { html: written, text: '', language }
    : { html: '', text: written, language }
}

const site = 'https://docs.exchange.example/docs/'
const picture = `image-${'a'.repeat(40)}-100x60-png`

const context = {
  seed: 'paste',
  resolveLink: (url: string) => {
    if (!url.startsWith(site)) return /^(?:https?|mailto):/.test(url) ? url : undefined
    const [, path = '', anchor = ''] =
      /^(?:zh-TW\/)?([^#]*)(#.*)?$/.exec(url.slice(site.length)) ?? []
    return path.startsWith('v5/') ? `page:${path}${anchor}` : undefined
  },
  resolveImage: (url: string) =>
    url.startsWith('data:')
      ? { asset: picture }
      : url.startsWith('https:')
        ? { href: url }
        : { problem: 'it is on somebody else’s disk.' },
}

const names = {
  page: (id: string) => id.replace('page-', '').replaceAll('-', '/'),
  operation: (id: string) => id,
  channel: (id: string) => id,
  enum: (id: string) => id,
  errors: (id: string) => id,
}

/** Returns the blocks as Markdown like in `content/`, followed by the problems. */
function asMarkdown({ blocks, problems }: PasteResult): string {
  const found = problems.map(({ kind, message }) => `${kind}: ${message}`)
  const written = stringifyMarkdown({ type: 'root', children: toFlow(blocks, names) })
  return found.length > 0 ? `${written}\n<!-- found\n${found.join('\n')}\n-->\n` : written
}
