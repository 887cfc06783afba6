import { isUtf8 } from 'node:buffer'
import { lstatSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ImportProblem } from '../../schemas/markdown/docusaurus/problems.ts'

/** Largest page, in bytes; no person writes more. */
export const MAX_PAGE_BYTES = 2 * 1024 * 1024

/** The replacement character, written by programs that could not decode a letter. */
const LOST_SIGN = '\uFFFD'

export interface SourceFile {
  /** Path relative to the folder, with "/". */
  file: string
  text: string
}

/**
 * Reads the Markdown files of a folder, ordered by name. Files that Docusaurus skips (names starting with "_") are
 * skipped; links out of the folder, files too large and files that are not UTF-8 are reported in `problems`.
 */
export function readFolder(folder: string): { files: SourceFile[]; problems: ImportProblem[] } {
  const files: SourceFile[] = []
  const problems: ImportProblem[] = []
  const refuse = (file: string, message: string, line = 1) =>
    problems.push({ file, line, kind: 'refused', message })

  const walk = (below: string) => {
    const entries = readdirSync(join(folder, below), { withFileTypes: true })
    for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
      const file = below === '' ? entry.name : `${below}/${entry.name}`
      if (entry.isSymbolicLink()) {
        refuse(file, 'a symbolic link is not followed. Put the file itself there.')
      } else if (/^[._]/.test(entry.name) || entry.name === 'node_modules') {
        // Docusaurus makes no pages of these files either.
      } else if (entry.isDirectory()) walk(file)
      else if (/\.mdx?$/.test(entry.name)) {
        if (entry.isFile()) read(file)
        else refuse(file, 'this is no file. Put the file itself there.')
      }
    }
  }
  const read = (file: string) => {
    const { size } = lstatSync(join(folder, file))
    if (size > MAX_PAGE_BYTES) {
      refuse(file, `the file has ${size} bytes; a page has at most ${MAX_PAGE_BYTES}.`)
      return
    }
    const bytes = readFileSync(join(folder, file))
    const zero = bytes.indexOf(0)
    if (zero >= 0) refuse(file, 'the file has a NUL byte, so it is no text.', lineAt(bytes, zero))
    else if (isUtf8(bytes)) take(file, bytes.toString('utf8'))
    else refuse(file, 'the file is not UTF-8. Save it as UTF-8.', firstWrongLine(bytes))
  }
  const take = (file: string, text: string) => {
    files.push({ file, text })
    for (const [index, line] of text.includes(LOST_SIGN) ? text.split('\n').entries() : []) {
      if (!line.includes(LOST_SIGN)) continue
      const message = 'it has the sign U+FFFD, for which an earlier save gave up a letter.'
      problems.push({ file, line: index + 1, kind: 'changed', message })
    }
  }
  walk('')
  return { files, problems }
}

function lineAt(bytes: Buffer, end: number): number {
  let line = 1
  for (let at = bytes.indexOf(10); at >= 0 && at < end; at = bytes.indexOf(10, at + 1)) line++
  return line
}

function firstWrongLine(bytes: Buffer): number {
  let [line, from] = [1, 0]
  for (let end = bytes.indexOf(10); end >= 0; end = bytes.indexOf(10, from)) {
    if (!isUtf8(bytes.subarray(from, end))) return line
    from = end + 1
    line++
  }
  return line
}
