import { stegaClean } from '@sanity/client/stega'

/** The text without the preview's invisible stega characters, for comparing and counting. */
export const plainWords = (text: string): string => String(stegaClean(text))
