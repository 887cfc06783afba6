/** Fence in a translated file that stands for the untranslated English block. */
export const SAME = 'same'

/** Empty fence before a block without an English counterpart. */
export const OWN = 'own'

/** Empty fence before a translated block of another kind than its English block. */
export const INSTEAD = 'instead'

/** Empty fence for an English block that the translation of the block above covers. */
export const ABOVE = 'above'

export const STAND_INS: readonly string[] = [SAME, OWN, INSTEAD, ABOVE]

/** Whether a fence is one of these markers. */
export const isStandIn = (language: string) => STAND_INS.includes(language)
