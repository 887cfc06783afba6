import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  englishPage,
  type MarkdownPage,
  translatedPage,
} from '../../schemas/markdown/markdown-page.ts'

const folder = join(import.meta.dirname, '..')

export interface ContentPage {
  path: string
  en: MarkdownPage
  zhTW: MarkdownPage
  /** The two files as written. */
  text: { en: string; zhTW: string }
}

/** Paths of the pages of one locale, in order. */
export function pagePaths(locale: 'en' | 'zh-TW'): string[] {
  const files = globSync('**/*.md', { cwd: join(folder, locale) })
  return files.map((file) => file.replace(/\.md$/, '')).sort()
}

/** One page in both locales; throws, naming the file and the block, where the two differ in build. */
export function readPage(path: string): ContentPage {
  const source = (locale: string) => {
    const file = `${locale}/${path}.md`
    return { file, page: path, text: readFileSync(join(folder, file), 'utf8') }
  }
  const [english, chinese] = [source('en'), source('zh-TW')]
  const en = englishPage(english)
  const zhTW = translatedPage(chinese, en, english.file)
  return { path, en, zhTW, text: { en: english.text, zhTW: chinese.text } }
}
