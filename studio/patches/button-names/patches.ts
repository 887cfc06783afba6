interface NamePatch {
  /** Matches the path of a file in the patched package. */
  of: RegExp
  find: string
  instead: string
}

/** Patches for elements that have no accessible name, or an English one only. */
export const NAME_PATCHES: readonly NamePatch[] = [
  {
    // The button of Sanity 6.16.0 shows `tooltipProps.content` on hover only, and gives it to no screen reader:
    // `Button$1` of sanity/lib/Tab-*.js, which renders Sanity's “…” menus as well.
    of: /\/sanity\/lib\//,
    find: `let size = t1 === void 0 ? "default" : t1, mode = t2 === void 0 ? "default" : t2, tone = t3 === void 0 ? "default" : t3, sizeProps =`,
    instead: `rest = withTooltipName(rest, tooltipProps); $&`,
  },
  {
    // The navigation bar's button that shows only a chevron: `GlobalPerspectiveMenu` of Sanity 6.16.0.
    of: /\/sanity\/lib\//,
    find: '"data-testid": "global-perspective-menu-button"',
    instead: `"aria-label": buttonName("Choose what is shown"), $&`,
  },
  {
    // The Portable Text editor is a text box without an accessible name.
    of: /\/sanity\/lib\//,
    find: 'jsx(PortableTextEditable, { ...editableProps })',
    instead: 'jsx(PortableTextEditable, { "aria-label": buttonName("Text"), ...editableProps })',
  },
  // Names in the code of @sanity/ui 4: https://github.com/sanity-io/ui
  ...['Clear', 'Close dialog', 'Open'].map((name) => ({
    of: /\/@sanity\/ui\/dist\//,
    find: `"aria-label": "${name}"`,
    instead: `"aria-label": buttonName("${name}")`,
  })),
]

/** Returns a file's code after the patches that match it, with the list of those patches. */
export function patchNames(code: string, file: string) {
  const found = NAME_PATCHES.filter(({ of, find }) => of.test(file) && code.includes(find))
  const patched = found.reduce(
    (text, { find, instead }) => text.replaceAll(find, () => instead.replace('$&', find)),
    code,
  )
  return { found, code: patched }
}
