/** Elements that extensions put beside those of the page: ones that nobody defined, and icons of passwords. */
export const inserted = ':not(:defined), :is(input, textarea) ~ div:not([class])'

/** The same, and words that a browser translated. */
export const foreign = `font, ${inserted}`
