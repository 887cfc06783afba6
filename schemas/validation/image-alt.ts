/** What is wrong with the words for those who do not see an image, beyond that there are none. */
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
