import { PortableTextEditor } from '@portabletext/editor'
import type { SanityClient } from '@sanity/client'
import { type RefObject, useRef, useState } from 'react'
import { type PortableTextInputProps, useClient, useLocale } from 'sanity'
import { isHeading, isHeadingStyle } from '../../blocks/heading-style.ts'
import { mapBodies } from '../../blocks/inner-blocks.ts'
import type { Block } from '../../blocks/lists/model.ts'
import { API_VERSION } from '../../schemas/api-version.ts'
import { fitBlocks } from '../../schemas/clipboard/fit-blocks.ts'
import {
  type Clipboard,
  type PasteResult,
  pastedBlocks,
} from '../../schemas/clipboard/pasted-blocks.ts'
import { plainParagraph } from '../../schemas/clipboard/plain-paragraph.ts'
import { siteUrl } from '../env.ts'
import { bySentence } from '../i18n/by-sentence.ts'
import { isTaiwan } from '../i18n/locale.ts'
import { useProblemWords } from '../i18n/problems/use-problem-words.ts'
import { useMessages } from '../i18n/use-messages.ts'
import { clipboardOf } from './clipboard-of.ts'
import { pagePaths, resolveLink } from './own-links.ts'
import { foundMessages, pasteMessages } from './paste-messages.ts'
import { hasPictures, storedAt, storedPictures, uploadInline } from './pictures.ts'

type OnPaste = NonNullable<PortableTextInputProps['onPaste']>

/** The report on the last paste. */
export interface PasteReport {
  state: 'uploading' | 'done' | 'failed'
  isMarkdown: boolean
  /** One sentence per change of text or marks. */
  found: string[]
  /** Whether images still need an alternative text. */
  hasPictures: boolean
}

const foundInChinese = bySentence(foundMessages)
const ON_DISK = 'its file is on the computer where it was copied. Paste the picture by itself.'

/** Converts content pasted into a body to blocks, and reports the parts that could not be kept. */
export function usePaste(editor: RefObject<PortableTextEditor | null>) {
  const client = useClient({ apiVersion: API_VERSION })
  const t = useMessages(pasteMessages)
  const inWords = useProblemWords()
  const { id: language } = useLocale().currentLocale
  const [report, setReport] = useState<PasteReport>()
  const isPlain = useRef(false)

  const onPaste: OnPaste = ({ event, schemaTypes }) => {
    const { clipboardData } = event
    const kinds = new Set(schemaTypes.blockObjects.map(({ name }) => name))
    setReport(undefined)
    // Leaves plain pastes, fields without headings, and Portable Text copied in a Studio to the editor.
    const takesHeadings = schemaTypes.styles.some(({ value }) => isHeadingStyle(value))
    if (isPlain.current || !takesHeadings || isPortableText(clipboardData)) return undefined
    const clipboard = clipboardOf(clipboardData)
    const context = { seed: crypto.randomUUID() }
    if (hasPictures(clipboardData.files) && clipboard.text.trim() === '') {
      // Sanity uploads an image file by itself, and inserts its block.
      setReport({ state: 'done', isMarkdown: false, found: [], hasPictures: true })
      return undefined
    }
    try {
      if (!pastedBlocks(clipboard, { ...context, ...unresolved })) return undefined
    } catch (error) {
      setReport(failure(t('failed', { reason: inWords(error) })))
      return undefined
    }
    const work = resolved(client, clipboard, context, inWords)
    setReport({ state: 'uploading', isMarkdown: false, found: [], hasPictures: false })
    return work.then(
      (pasted) => {
        const { blocks, refused } = fitBlocks(pasted.blocks, kinds)
        const said = pasted.problems.map(({ message }) =>
          isTaiwan(language) ? foundInChinese(message) : message,
        )
        const shown = blocks.some(({ _type }) => _type === 'image')
        const isMarkdown = clipboard.html === ''
        const found = [...new Set([...said, ...refused.map((kind) => t('kind', { kind }))])]
        const isSaid = found.length > 0 || shown || isMarkdown
        setReport(isSaid ? { state: 'done', isMarkdown, found, hasPictures: shown } : undefined)
        // The editor's type has an index signature, which the blocks' types lack; the spread adds it.
        return { insert: withoutAnchors(blocks).map((block) => ({ ...block })) }
      },
      (error: unknown) => {
        setReport(failure(t('failed', { reason: inWords(error) })))
        return { insert: wordsAlone(clipboard.text, context.seed) }
      },
    )
  }

  const undo = () => {
    if (editor.current) PortableTextEditor.undo(editor.current)
    setReport(undefined)
  }
  const noteKey = ({ key, shiftKey }: { key: string; shiftKey: boolean }) => {
    isPlain.current = key.toLowerCase() === 'v' && shiftKey
  }
  return { report, onPaste, undo, close: () => setReport(undefined), noteKey }
}

/** Resolves every link and image, because the paste event cannot wait for the lake to decide on its default. */
const unresolved = {
  resolveLink: () => siteUrl,
  resolveImage: () => ({ href: siteUrl }),
}

/** Returns the pasted blocks, with their images uploaded and their links to pages of the site resolved. */
async function resolved(
  client: SanityClient,
  clipboard: Clipboard,
  context: { seed: string },
  inWords: (error: unknown) => string,
): Promise<PasteResult> {
  const words = clipboard.html || clipboard.text
  const site = siteUrl.replace(/\/$/, '')
  const [paths, inline, stored] = await Promise.all([
    pagePaths(client, site, words),
    uploadInline(client, words, inWords),
    storedPictures(client, words),
  ])
  const pasted = pastedBlocks(clipboard, {
    ...context,
    resolveLink: (url) => resolveLink(url, site, paths),
    resolveImage: (url) => {
      const own = inline.get(url)
      if (own) return own
      const asset = storedAt(url)
      if (asset && stored.has(asset)) return { asset }
      return /^https?:/.test(url) ? { href: url } : { problem: ON_DISK }
    },
  })
  return pasted ?? { blocks: [], problems: [] }
}

/** Publishing assigns anchors; the page may already have the pasted ones. */
const withoutAnchors = (blocks: readonly Block[]): Block[] =>
  blocks.map((block) => {
    if (!isHeading(block)) return mapBodies(block, block, withoutAnchors)
    const { anchor: _, aliases: __, ...heading } = block
    return heading
  })

const failure = (reason: string): PasteReport => ({
  state: 'failed',
  isMarkdown: false,
  found: [reason],
  hasPictures: false,
})

const isPortableText = ({ types }: DataTransfer): boolean =>
  types.some(
    (type) => type.startsWith('application/x-portable-text') || type === 'application/json',
  )

/** Blocks for a paste whose conversion failed: a paragraph for each non-empty line. */
const wordsAlone = (text: string, seed: string) =>
  text
    .split(/\r?\n/)
    .filter((line) => line.trim() !== '')
    .map((line, index) => ({ ...plainParagraph(`${seed}/${index}`, line) }))
