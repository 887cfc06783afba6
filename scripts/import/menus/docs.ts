import type { TranslationField, WithEnglish } from '../../../schemas/locales.ts'
import type { DocusaurusFrontMatter } from '../../../schemas/markdown/docusaurus/front-matter.ts'
import { numberedName } from '../page-route.ts'
import type { Source } from '../read-sources.ts'

/** A page as sidebars know it. */
export interface Doc {
  /** `market/kline` */
  id: string
  /** Below the folder of the docs, with "/". */
  file: string
  /** Of its page here. */
  path: string
  /** Where it is among its siblings, if the file says so. */
  position: number | undefined
  label: WithEnglish<string>
}

/** The name that sidebars have for a file, and its place. */
export function docIdentity(
  file: string,
  frontMatter: DocusaurusFrontMatter,
): Pick<Doc, 'id' | 'position'> {
  const parts = file
    .replace(/\.mdx?$/, '')
    .split('/')
    .map(numberedName)
  const last = parts.pop()
  const folders = parts.map(({ name }) => name)
  return {
    id: [...folders, frontMatter.id ?? last?.name ?? ''].join('/'),
    position: frontMatter.sidebar_position ?? last?.number,
  }
}

/** The pages of a site by the names that sidebars have for them, with their labels. */
export function docsOf(
  english: Source[],
  theirs: Source[],
  field: TranslationField,
): Map<string, Doc> {
  const translated = new Map(theirs.map((one) => [one.path, labelOf(one)]))
  return new Map(
    english.map((source) => {
      const { file, path } = source
      const identity = docIdentity(file, source.source.frontMatter)
      const other = translated.get(path)
      const label = { en: labelOf(source) ?? '', ...(other !== undefined && { [field]: other }) }
      return [identity.id, { ...identity, file, path, label }]
    }),
  )
}

function labelOf({ source }: Source): string | undefined {
  const { sidebar_label, title } = source.frontMatter
  return (
    sidebar_label ?? title ?? /^#[ \t]+(.+?)[ \t]*(?:\{#[^}]*\})?[ \t]*\r?$/m.exec(source.text)?.[1]
  )
}
