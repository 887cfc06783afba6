import type { Locale } from '../config/locales.ts'
import en from './en.json' with { type: 'json' }
import zhTW from './zh-TW.json' with { type: 'json' }

export type MessageId = keyof typeof en

/** The words of the chrome. A key that one locale lacks is a type error here. */
export const messages: Record<Locale, Record<MessageId, string>> = { en, 'zh-TW': zhTW }
