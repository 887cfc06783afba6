import type { TranslationField, WithEnglish } from '../../../schemas/locales.ts'
import type { DocusaurusFrontMatter } from '../../../schemas/markdown/docusaurus/front-matter.ts'
import { numberedName } from '../page-route.ts'
import type { Source } from '../read-sources.ts'

/** A doc as sidebars refer to it. */
export interface Doc {
  /** `market/kline` */
  id: string
  /** Path relative to the docs folder, with "/". */
  file: string
  /** Path of its page in our site. */
  path: string
  /** Position among its siblings, if the file sets it. */
  position: number | undefined
  label: WithEnglish<string>
}

/** The id and position of a doc in sidebars. */
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

/** All docs of a site by id, with their labels. */
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
