import type { EditedWord, Edits } from './edited-words.ts'
import type { SourceLocation } from './mark-words.ts'

/** Lines for a terminal about the texts that were, or would be, written into the specs. */
export function writeBackReport(result: Edits, dryRun: boolean): string[] {
  const { edits, conflicts, disputed, unplaced } = result
  const files = new Set(edits.map(({ place }) => place.file)).size
  return [
    `${dryRun ? 'Would write' : 'Written'} into the specs: ${counted(edits.length, 'word')}, ${counted(files, 'file')}`,
    ...edits.map(({ place, value }) => `  word      ${written(place)}: ${JSON.stringify(value)}`),
    ...conflicts.flatMap(({ documentId, word, locale, kept, offered }) => [
      `  conflict  ${documentId}, ${word}, ${locale}: edited in the Studio and changed in the spec; not written`,
      `            Studio: ${JSON.stringify(kept)}`,
      `            spec:   ${JSON.stringify(offered)}`,
    ]),
    ...disputed.flatMap(({ place, from }) => [
      `  disputed  ${written(place)} is edited in several ways; not written. Make them the same in the Studio.`,
      ...from.map((one) => `            ${named(one)}`),
    ]),
    ...unplaced.map((one) => `  no place  the specs have no word for ${named(one)}`),
  ]
}

const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`

const written = ({ file, path }: SourceLocation): string => `${file}#/${path.join('/')}`

const named = ({ documentId, word, locale, value }: EditedWord): string =>
  `${documentId}, ${word}, ${locale}: ${JSON.stringify(value)}`
