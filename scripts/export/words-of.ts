/** English beside Traditional Chinese, as the YAML files write it. */
export function wordsOf({ en, zhTW }: { en: string; zhTW?: string | undefined }) {
  return { en, ...(zhTW !== undefined && { zhTW }) }
}
