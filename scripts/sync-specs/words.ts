import type { Words } from './types.ts'

type Key = 'title' | 'summary' | 'description' | 'meaning' | 'action'
type Translated = Partial<Record<Key, string | undefined>> & {
  'x-zh-TW'?: Partial<Record<Key, string | undefined>> | undefined
}

/** The words that a node of a spec has under `key`, in both locales. */
export function wordsOf(type: Words['_type'], node: Translated, key: Key): Words {
  const [en, zhTW] = [node[key]?.trim(), node['x-zh-TW']?.[key]?.trim()]
  return { _type: type, ...(en && { en }), ...(zhTW && { zhTW }) }
}
