interface Words {
  en: string
  zhTW?: string | undefined
  /** The English that was translated, where it has changed since. */
  zhTWSource?: string | undefined
}

/** English beside Traditional Chinese, as the YAML files write it. */
export function wordsOf({ en, zhTW, zhTWSource }: Words) {
  return {
    en,
    ...(zhTW !== undefined && { zhTW }),
    ...(zhTWSource !== undefined && { zhTWSource }),
  }
}
