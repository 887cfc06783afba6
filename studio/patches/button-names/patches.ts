interface NamePatch {
  /** The package, by what the path of its file holds. */
  of: RegExp
  find: string
  instead: string
}

/** What has no name for those who cannot see it, or one in English alone. */
export const NAME_PATCHES: readonly NamePatch[] = [
  {
    // The button of Sanity 6.16.0 shows `tooltipProps.content` to those who point at it, and tells it nobody else:
    // `Button$1` of sanity/lib/Tab-*.js, of which its “…” menus are made as well.
    of: /\/sanity\/lib\//,
    find: `let size = t1 === void 0 ? "default" : t1, mode = t2 === void 0 ? "default" : t2, tone = t3 === void 0 ? "default" : t3, sizeProps =`,
    instead: `rest = withTooltipName(rest, tooltipProps); $&`,
  },
  {
    // The button in the bar that shows a chevron, without any words: `GlobalPerspectiveMenu` of Sanity 6.16.0.
    of: /\/sanity\/lib\//,
    find: '"data-testid": "global-perspective-menu-button"',
    instead: `"aria-label": named("Choose what is shown"), $&`,
  },
  {
    // The editor of Portable Text is a text box without a name.
    of: /\/sanity\/lib\//,
    find: 'jsx(PortableTextEditable, { ...editableProps })',
    instead: 'jsx(PortableTextEditable, { "aria-label": named("Text"), ...editableProps })',
  },
  // Written in the code of @sanity/ui 4: https://github.com/sanity-io/ui
  ...['Clear', 'Close dialog', 'Open'].map((name) => ({
    of: /\/@sanity\/ui\/dist\//,
    find: `"aria-label": "${name}"`,
    instead: `"aria-label": named("${name}")`,
  })),
]

/** The code of a file with the patches that are for it, and which those were. */
export function patchNames(code: string, file: string) {
  const found = NAME_PATCHES.filter(({ of, find }) => of.test(file) && code.includes(find))
  const patched = found.reduce(
    (text, { find, instead }) => text.replaceAll(find, () => instead.replace('$&', find)),
    code,
  )
  return { found, code: patched }
}
