/** The language of a translated file's fence that stands for the English one. */
export const SAME = 'same'

/** The language of an empty fence before a block that stands in the translation alone. */
export const OWN = 'own'
