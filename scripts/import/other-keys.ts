import type { TranslationField } from '../../schemas/locales.ts'
import {
  type DocusaurusFrontMatter,
  keptKeys,
} from '../../schemas/markdown/docusaurus/front-matter.ts'
import { textHash } from '../../schemas/text-hash.ts'
import type { PageDocument } from '../seed/documents.ts'

/** What the front matter of a page says beyond what a page has here, in both languages. */
export function otherKeys(
  en: DocusaurusFrontMatter,
  translated: DocusaurusFrontMatter | undefined,
  field: TranslationField,
): Pick<PageDocument, 'otherKeys'> {
  const [own, theirs] = [keptKeys(en), keptKeys(translated ?? {})]
  const names = [...new Set([...Object.keys(own), ...Object.keys(theirs)])].sort()
  if (names.length === 0) return {}
  return {
    otherKeys: names.map((name) => ({
      _key: textHash(name),
      name,
      ...(name in own && { en: JSON.stringify(own[name]) }),
      ...(name in theirs && { [field]: JSON.stringify(theirs[name]) }),
    })),
  }
}
