/** The language of a translated file's fence that stands for the English one. */
export const SAME = 'same'

/** The language of an empty fence before a block that stands in the translation alone. */
export const OWN = 'own'

/** The language of an empty fence before a block that says the English one, built otherwise. */
export const INSTEAD = 'instead'

/** The language of an empty fence for an English block that the translation of the one above says too. */
export const ABOVE = 'above'

export const STAND_INS: readonly string[] = [SAME, OWN, INSTEAD, ABOVE]

/** Whether a fence stands for a English block, or tells how the one after it does. */
export const isStandIn = (language: string) => STAND_INS.includes(language)
