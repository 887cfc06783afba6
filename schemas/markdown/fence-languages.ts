/** Fence in a translated file that stands for the untranslated English block. */
export const SAME_FENCE = 'same'

/** Empty fence before a block without an English counterpart. */
export const OWN_FENCE = 'own'

/** Empty fence before a translated block of another kind than its English block. */
export const INSTEAD_FENCE = 'instead'

/** Empty fence for an English block that the translation of the block above covers. */
export const ABOVE_FENCE = 'above'

export const STAND_INS: readonly string[] = [SAME_FENCE, OWN_FENCE, INSTEAD_FENCE, ABOVE_FENCE]

/** Whether a fence is one of these markers. */
export const isStandIn = (language: string) => STAND_INS.includes(language)
