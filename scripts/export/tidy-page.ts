import { blockText } from '../../schemas/block-text.ts'
import { saidAbove } from '../../schemas/blocks-above.ts'
import { sourceFieldOf, translationFields } from '../../schemas/locales.ts'
import { tidy } from '../../schemas/markdown/write/tidy.ts'
import { textHash } from '../../schemas/text-hash.ts'
import { sourceOf } from '../../schemas/translation-source.ts'
import type { PageDocument } from '../seed/documents.ts'

/** A page with its bodies as files can hold them; a translation that is up to date stays so. */
export function tidyPage(page: PageDocument): PageDocument {
  const { body } = page
  const en = tidy(body.en)
  const [raw, told] = [body.en, en].map((all) => new Map(all.map((one) => [one._key, one])))
  const translated = translationFields.flatMap((field) => {
    const [own, sources] = [body[field], body[sourceFieldOf(field)]]
    const noted = sources?.flatMap((source) => {
      const [before, after] = [raw?.get(source._key), told?.get(source._key)]
      if (!before || !after) return []
      const isCurrent = source.hash === textHash(blockText(before))
      return [isCurrent ? { ...source, ...sourceOf(after) } : source]
    })
    return [
      ...(own ? [[field, tidy(own, saidAbove(body.en, own, sources))]] : []),
      ...(noted ? [[sourceFieldOf(field), noted]] : []),
    ]
  })
  return { ...page, body: { ...body, en, ...Object.fromEntries(translated) } }
}
