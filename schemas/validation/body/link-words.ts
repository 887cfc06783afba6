import type { BlockLike } from '../headings-in.ts'
import type { Problem } from '../problem.ts'
import { isLink, markedText, type Text, textsIn } from '../texts-in.ts'

/** Link texts that do not describe the target when read without their context. */
const SAY_NOTHING =
  /^(click )?here$|^click( this)?( link)?$|^(this|the|that)( (link|page|one))?$|^link$|^(read |see |learn )?more( here)?$|^(按|點|點擊|點選|請點|請見)?(此處|這裡|這裏|此|這)(連結)?$|^連結$|^(了解|看)?更多$/i

/** Reports links whose text does not describe the target. */
export function linkWords(blocks: readonly BlockLike[] | undefined): Problem[] {
  return (blocks ?? []).flatMap((block) => textsIn(block).flatMap(ofText))
}

function ofText(text: Text): Problem[] {
  return text.markDefs.filter(isLink).flatMap(({ _key }): Problem[] => {
    const words = markedText(text, _key).trim()
    // A mark without text is a remnant, and invisible.
    if (words === '' || !SAY_NOTHING.test(words.replace(/[.。,，:：]$/, ''))) return []
    const message = `The words of a link do not say where it leads: “${words}”. Link the words that name it, for those who hear links alone, and for search engines.`
    return [{ message, path: [...text.path, 'markDefs', { _key }] }]
  })
}
