import { stegaClean } from '@sanity/client/stega'

/** The text without the link that a preview hides in it: for whatever compares or counts. */
export const plainWords = (text: string): string => String(stegaClean(text))
