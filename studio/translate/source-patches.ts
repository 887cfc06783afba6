import {
  type FormPatch,
  insert,
  type Path,
  type PathSegment,
  pathsAreEqual,
  set,
  setIfMissing,
  unset,
} from 'sanity'
import type { Block } from '../../blocks/lists/model.ts'
import { isBlankText } from '../../schemas/blocks-above.ts'
import { isRecord } from '../../schemas/is-record.ts'
import {
  isTranslationField,
  type SourceField,
  sourceFieldOf,
  type TranslationField,
  translationFields,
} from '../../schemas/locales.ts'
import { sourceOf } from '../../schemas/translation-source.ts'
import { keyOf, recordsOf, valueAt } from './values.ts'

/**
 * Returns the patches that record the English on which each translation edited by `patches` is based: an edited
 * translation is based on the current English, and an edit of the English records the previous English. `document` is
 * the value before the patches.
 */
export function sourcePatches(document: unknown, patches: readonly FormPatch[]): FormPatch[] {
  const found = new Map<string, FormPatch[]>()
  for (const patch of patches) {
    for (const [index, step] of patch.path.entries()) {
      const path = patch.path.slice(0, index)
      const holder = valueAt(document, path)
      if (!isRecord(holder)) continue
      const own = holder['_type'] === 'localeBody' ? ofBody : ofWords
      for (const field of touchedBy(step)) {
        const source = sourceFieldOf(field)
        if (notes(patches, [...path, source])) continue
        const isEnglish = step === 'en'
        for (const [key, further] of own({ holder, path, field, source, isEnglish, patch })) {
          found.set(JSON.stringify([path, field, key]), further)
        }
      }
    }
  }
  return [...found.values()].flat()
}

/** Returns the translations whose source is recorded when a patch's path contains `step`. */
function touchedBy(step: PathSegment): readonly TranslationField[] {
  if (step === 'en') return translationFields
  return isTranslationField(step) ? [step] : []
}

/** Whether the patches themselves write the source at `path`. */
const notes = (patches: readonly FormPatch[], path: Path) =>
  patches.some((patch) => pathsAreEqual(patch.path.slice(0, path.length), path))

interface Change {
  holder: Record<string, unknown>
  path: Path
  field: TranslationField
  source: SourceField
  /** Whether the patch edits the English, not the translation. */
  isEnglish: boolean
  patch: FormPatch
}

type KeyedPatches = [key: string, patches: FormPatch[]][]

function ofWords({ holder, path, field, source, isEnglish, patch }: Change): KeyedPatches {
  const { en, [field]: own, [source]: before } = holder
  const at = [...path, source]
  const noted = typeof before === 'string'
  if (!isEnglish) return noted ? [['', [unset(at)]]] : []
  if (noted) {
    const isBack = patch.type === 'set' && patch.value === before
    return isBack ? [['', [unset(at)]]] : []
  }
  const isTranslated = typeof own === 'string' && own.trim() !== ''
  return isTranslated && typeof en === 'string' ? [['', [set(en, at)]]] : []
}

function ofBody({ holder, path, source: field, isEnglish, patch }: Change): KeyedPatches {
  const english = new Map(recordsOf(holder['en']).map((block) => [keyOf(block), block]))
  const noted = new Map(recordsOf(holder[field]).map((source) => [keyOf(source), source]))
  const list = [...path, field]
  return touchedKeys(patch, patch.path[path.length + 1]).flatMap((key): KeyedPatches => {
    const block = english.get(key)
    if (!block) return []
    // A draft's block may lack required fields; `sourceOf` allows for that.
    const source = sourceOf(block as unknown as Block)
    const before = noted.get(key)
    if (isEnglish) {
      const isUntold = before?.['hash'] === source.hash && before['text'] === undefined
      return isUntold ? [[key, [set(source.text, [...list, { _key: key }, 'text'])]]] : []
    }
    const isCovered = before?.['above'] === true
    if (isCovered && !givesWords(patch, key)) return []
    const isCurrent = before?.['hash'] === source.hash && before['text'] === source.text
    if (isCurrent && !isCovered) return []
    const change = before
      ? [set(source, [...list, { _key: key }])]
      : [setIfMissing([], list), insert([source], 'after', [...list, -1])]
    return [[key, change]]
  })
}

/** Whether a patch may write text into the translated block with this key. */
function givesWords(patch: FormPatch, key: string): boolean {
  const at = patch.path.findIndex((step) => isRecord(step) && step['_key'] === key)
  const inner = at < 0 ? [] : patch.path.slice(at + 1)
  // The path continues into the block's style, list level or text.
  if (inner.length > 0) return inner[0] === 'children' && !isEmptied(patch)
  const values = patch.type === 'insert' ? patch.items : patch.type === 'set' ? [patch.value] : []
  const block = values.flat().find((value) => isRecord(value) && keyOf(value) === key)
  // A draft's block may lack required fields; `isBlankText` allows for that.
  return isRecord(block) && !isBlankText(block as unknown as Block)
}

const isEmptied = (patch: FormPatch): boolean =>
  patch.type === 'unset' || (patch.type === 'set' && patch.value === '')

/** Returns the keys of the translated blocks that a patch writes; `step` follows the list in the patch's path. */
function touchedKeys(patch: FormPatch, step: PathSegment | undefined): string[] {
  const isOfList = step === undefined || patch.path.at(-1) === step
  if (patch.type === 'insert' && isOfList) return recordsOf(patch.items).map(keyOf)
  if (patch.type === 'unset' && isOfList) return []
  if (step === undefined) return patch.type === 'set' ? recordsOf(patch.value).map(keyOf) : []
  return isRecord(step) ? [keyOf(step)] : []
}
