/**
 * About how many tokens a text takes: one for 3.6 letters, and one for each Chinese character. A common tokenizer makes
 * as many of answers in lines, give or take a tenth, and an eighth less of JSON.
 */
export function tokensOf(text: string): number {
  const han = text.match(/\p{Script=Han}/gu)?.length ?? 0
  return Math.ceil((text.length - han) / 3.6 + han)
}
