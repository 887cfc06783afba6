const ASCII = String.fromCharCode(...Array.from({ length: 0x7f - 0x20 }, (_, at) => 0x20 + at))

/** What nearly every page is written with, by the name of the font. `fonts.css` has them as ranges. */
export const characters = {
  inter: `${ASCII}\u00a0©·×–—‘’“”•…↑↓−`,
  'jetbrains-mono': `${ASCII}\u00a0·–…↑↓`,
}
