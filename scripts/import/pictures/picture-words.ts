import type { ImageBlock } from '../../../blocks/image/model.ts'
import { bodiesOf, innerBlocks, mapParts } from '../../../blocks/inner-blocks.ts'
import type { Block } from '../../../blocks/lists/model.ts'
import type { TranslationField } from '../../../schemas/locales.ts'
import { align } from '../../../schemas/markdown/align.ts'
import type { TranslatedPageBlocks } from '../../../schemas/markdown/docusaurus/translation.ts'
import { ownKey } from '../../../schemas/markdown/translation.ts'

interface ImageBlocks {
  english: Block[]
  /** Blocks of the translation. */
  own: Block[]
}

/**
 * Merges the images of a page and its translation: an English image gets the translated alternative text under `field`.
 * Images pair up by file, else by position between paired images. A paired image is stored once, in English, and
 * removed from the translation. Images that exist only in the translation stay there; where one replaces an English
 * image, `report` gets a message.
 */
export function mergeImageTexts(
  english: readonly Block[],
  theirs: readonly Block[],
  { blocks, pictures }: Pick<TranslatedPageBlocks, 'blocks' | 'pictures'>,
  field: TranslationField,
  report: (picture: ImageBlock, message: string) => void,
): ImageBlocks {
  const [all, others] = [picturesIn(english), picturesIn(theirs)]
  const inPlace = new Set([...pictures.values()].map(({ _key }) => _key))
  const sameFile = new Map([
    ...pictures,
    ...pairedByFile(
      all.filter(({ _key }) => !pictures.has(_key)),
      others.filter(({ _key }) => !inPlace.has(_key)),
    ),
  ])
  const sameOrder = pairedByOrder(all, others, sameFile)
  for (const picture of sameOrder.values()) {
    const message = `the image "${picture.alt.en}" is another than the English one: the translation shows both.`
    report(picture, message)
  }
  const pairs = new Map([...sameFile, ...sameOrder])
  const words = (block: ImageBlock): ImageBlock => {
    const said = pairs.get(block._key)?.alt.en
    if (said === undefined || said === block.alt.en) return block
    return { ...block, alt: { ...block.alt, [field]: said } }
  }
  const visible = visibleIn(english, blocks)
  const twice = new Set(
    [...sameFile].flatMap(([key, { _key }]) => (visible.has(key) ? [_key, ownKey(_key)] : [])),
  )
  const isEnglish = new Set(all)
  const alone = (block: ImageBlock): ImageBlock[] => {
    // A copy of an English image in the translation only marks a position.
    if (isEnglish.has(block)) return [words(block)]
    if (twice.has(block._key)) return []
    return [{ ...block, alt: { ...block.alt, [field]: block.alt.en } }]
  }
  return {
    english: mapPictures(english, (block) => [words(block)]),
    own: mapPictures(blocks, alone),
  }
}

type Pairs = Map<string, ImageBlock>

/** Pairs images of the same file, by the English image's key; in document order where possible. */
function pairedByFile(english: readonly ImageBlock[], theirs: readonly ImageBlock[]): Pairs {
  const places = align(english, theirs, (one, other) => (isSame(one, other) ? 1 : 0))
  const taken = new Set(places.values())
  // Reversed, so that `pop` takes the first image of each file.
  const left = Map.groupBy(
    theirs.filter((_, place) => !taken.has(place)).reverse(),
    ({ asset }) => asset._ref,
  )
  const pairs: Pairs = new Map()
  for (const [index, one] of english.entries()) {
    const place = places.get(index)
    const other = place === undefined ? left.get(one.asset._ref)?.pop() : theirs[place]
    if (other) pairs.set(one._key, other)
  }
  return pairs
}

/** Pairs the remaining images where equally many in both languages follow the same paired image. */
function pairedByOrder(
  english: readonly ImageBlock[],
  theirs: readonly ImageBlock[],
  known: Readonly<Pairs>,
): Pairs {
  const englishOf = new Map([...known].map(([key, { _key }]) => [_key, key]))
  const ours = following(english, ({ _key }) => (known.has(_key) ? _key : undefined))
  const others = following(theirs, ({ _key }) => englishOf.get(_key))
  const pairs: Pairs = new Map()
  for (const [before, group] of ours) {
    const same = others.get(before)
    if (same?.length !== group.length) continue
    for (const [index, one] of group.entries()) {
      const other = same[index]
      if (other) pairs.set(one._key, other)
    }
  }
  return pairs
}

/** Unpaired images, grouped by the key of the paired image before them. */
function following(
  images: readonly ImageBlock[],
  pairOf: (image: ImageBlock) => string | undefined,
): Map<string, ImageBlock[]> {
  const groups = new Map<string, ImageBlock[]>()
  let before = ''
  for (const image of images) {
    const pair = pairOf(image)
    if (pair !== undefined) before = pair
    else if (groups.get(before)?.push(image) === undefined) groups.set(before, [image])
  }
  return groups
}

const isSame = (one: ImageBlock, other: ImageBlock): boolean => one.asset._ref === other.asset._ref

/** All images of the blocks in order, nested ones included. */
const picturesIn = (blocks: readonly Block[]): ImageBlock[] =>
  blocks.flatMap((block) => (block._type === 'image' ? [block] : picturesIn(innerBlocks(block))))

function mapPictures(
  blocks: readonly Block[],
  map: (picture: ImageBlock) => ImageBlock[],
): Block[] {
  return blocks.flatMap((block): Block[] => {
    if (block._type === 'image') return map(block)
    return [mapParts(block, (part) => ({ ...part, body: mapPictures(part.body, map) }))]
  })
}

/** Keys of the English images that the translated page shows; blocks of another structure do not show theirs. */
function visibleIn(english: readonly Block[], own: readonly Block[]): Set<string> {
  const translations = new Map(own.map((block) => [block._key, block]))
  const keys = english.flatMap((block) => {
    if (block._type === 'image') return [block._key]
    const translation = translations.get(block._key)
    if (translation && translation._type !== block._type) return []
    const bodies = translation ? bodiesOf<Block>(translation) : []
    const others = new Map(bodies.map(({ _key, body }) => [_key, body]))
    return bodiesOf<Block>(block).flatMap(({ _key, body }) => [
      ...visibleIn(body, others.get(_key) ?? []),
    ])
  })
  return new Set(keys)
}
