/**
 * Whether a key belongs to an input method. Safari ends the composition before the Enter that confirms it, which
 * then has 229 alone: https://bugs.webkit.org/show_bug.cgi?id=165004
 */
export const isComposing = (event: { isComposing: boolean; keyCode: number }): boolean =>
  event.isComposing || event.keyCode === 229
