import type { CodeBlock } from '../../blocks/codeBlock/model.ts'
import type { Block } from '../../blocks/lists/model.ts'

/** Returns a stored code block with only the translated title; nothing if the title is not translated. */
export function titledCode(english: Block, translated: Block): CodeBlock[] {
  if (english._type !== 'codeBlock' || translated._type !== 'codeBlock') return []
  const { title } = translated
  if (!title || title === english.title) return []
  const { _key, language } = english
  return [{ _type: 'codeBlock', _key, language, code: '', title }]
}
