/**
 * Whether an input method handles the key. Safari ends the composition before the Enter that confirms it; that event
 * has only the key code 229: https://bugs.webkit.org/show_bug.cgi?id=165004
 */
export const isComposing = (event: { isComposing: boolean; keyCode: number }): boolean =>
  event.isComposing || event.keyCode === 229
