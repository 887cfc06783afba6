/** Stoplight's style sheet, scoped to `.stoplight`: it would reset headings, links and tables of the whole page. */
export function scopedStyles(sheet: string): string {
  const inside = sheet
    // Keyboard users must see the focus.
    .replaceAll(':focus{outline:none}', '')
    .replaceAll('min-height:100vh', '')
    .replaceAll(/(^|[{},])\[data-theme=(\w+)\]/g, '$1[data-theme=$2] &')
    .replaceAll(/(^|[{},])(?:html|body|:root)(?=[\s,{])/g, '$1&')
  return `.stoplight{${inside}}\n`
}
