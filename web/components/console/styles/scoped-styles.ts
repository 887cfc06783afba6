/**
 * The style sheet of Stoplight's components, holding inside `.stoplight` alone: as it comes it resets
 * headings, links and tables of the whole page.
 */
export function scopedStyles(sheet: string): string {
  const inside = sheet
    // Who comes by keyboard must see where they are.
    .replaceAll(':focus{outline:none}', '')
    .replaceAll('min-height:100vh', '')
    .replaceAll(/(^|[{},])\[data-theme=(\w+)\]/g, '$1[data-theme=$2] &')
    .replaceAll(/(^|[{},])(?:html|body|:root)(?=[\s,{])/g, '$1&')
  return `.stoplight{${inside}}\n`
}
