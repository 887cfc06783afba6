import type { CodeBlock } from '../../blocks/codeBlock/model.ts'
import type { Block } from '../../blocks/lists/model.ts'

/** The English code under a title of the translation, as it is stored: without code. Nothing where it has no title of its own. */
export function titledCode(english: Block, translated: Block): CodeBlock[] {
  if (english._type !== 'codeBlock' || translated._type !== 'codeBlock') return []
  const { title } = translated
  if (!title || title === english.title) return []
  const { _key, language } = english
  return [{ _type: 'codeBlock', _key, language, code: '', title }]
}
