/** Returns a message if an alternative text is useless; another rule reports a missing one. */
export function imageAltProblem(alt: string | undefined): string | undefined {
  const words = alt?.trim() ?? ''
  if (/^\S+\.(png|jpe?g|gif|webp|svg)$/i.test(words)) {
    return `“${words}” is the name of a file: say what the image shows, for readers who do not see it.`
  }
  if (/^(image|picture|screenshot|photo|圖片?|截圖)$/i.test(words)) {
    return `“${words}” does not say what the image shows: write a sentence, such as “The order form with the limit price filled in”.`
  }
  return undefined
}
