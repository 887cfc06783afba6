import type { ArrayRule, ValidationContext } from 'sanity'
import { API_VERSION } from '../../api-version.ts'
import { isRecord } from '../../is-record.ts'
import { sourceFieldOf, translationFields } from '../../locales.ts'
import { type BlockLike, headingsIn } from '../headings-in.ts'
import { checkAnchors } from '../links/check-anchors.ts'
import { checkLostAnchors } from '../links/lost-anchors.ts'
import { asRuleResult, type Problem } from '../problem.ts'
import { apiNames } from './api-names.ts'
import { asBlocks, coveredKeysIn, englishBlocks } from './as-blocks.ts'
import { emptyParagraphs } from './empty-paragraphs.ts'
import { emptySections } from './empty-sections.ts'
import { formulas } from './formulas.ts'
import { headingLevels } from './heading-levels.ts'
import { linkWords } from './link-words.ts'
import { lostMarks } from './lost-marks.ts'
import { parameterNames, referencedIdsIn } from './parameter-names.ts'
import { pastSunset, sunsets } from './past-sunset.ts'
import { sameHeadings } from './same-headings.ts'
import { typedMarkdown } from './typed-markdown.ts'

type Rule = ArrayRule<unknown[]>
type Check = (
  blocks: readonly BlockLike[],
  context: ValidationContext,
) => Problem[] | Promise<Problem[]>

/** Errors in a body of any language. */
export const errors = (rule: Rule) => [wired(rule, emptyHeadings)]

/** Warnings in a body of any language. */
export const warnings = (rule: Rule) =>
  [
    headingLevels,
    sameHeadings,
    markedHeadings,
    paragraphs,
    typedMarkdown,
    linkWords,
    formulas,
    anchors,
    parameters,
  ].map((check) => wired(rule, check).warning())

/** Warnings in the English body, to which other pages' links refer, and which contains every block. */
export const englishWarnings = (rule: Rule) =>
  [kept, emptySections, ended].map((check) => wired(rule, check).warning())

/** Warnings about a translation compared with the English. */
export const translationWarnings = (rule: Rule) =>
  [lostMarks].map((compare) =>
    wired(rule, (blocks, { parent }) => compare(englishBlocks(parent), blocks)).warning(),
  )

const wired = (rule: Rule, check: Check) =>
  rule.custom(async (blocks, context) => asRuleResult(await check(asBlocks(blocks), context)))

/** A block of a translation is blank if the block above covers it. */
const paragraphs: Check = (blocks, { parent }) => {
  const said = new Set(
    translationFields.flatMap((field) => coveredKeysIn(parent, sourceFieldOf(field))),
  )
  return emptyParagraphs(blocks.filter(({ _key }) => !said.has(_key)))
}

const anchors: Check = (blocks, { document, getClient, parent }) =>
  checkAnchors(getClient({ apiVersion: API_VERSION }), blocks, {
    id: document?._id ?? '',
    english: englishBlocks(parent),
  })

const kept: Check = (blocks, { document, getClient }) =>
  checkLostAnchors(getClient({ apiVersion: API_VERSION }), blocks, document?._id ?? '')

const ended: Check = async (blocks, { document, getClient }) =>
  pastSunset(blocks, {
    path: pathOf(document),
    known: await sunsets(getClient({ apiVersion: API_VERSION }), []),
    today: new Date().toISOString().slice(0, 'YYYY-MM-DD'.length),
  })

const pathOf = (document: unknown): string => {
  const slug = isRecord(document) ? document['path'] : undefined
  const path = isRecord(slug) ? slug['current'] : undefined
  return typeof path === 'string' ? path : ''
}

const parameters: Check = async (blocks, { getClient, parent }) => {
  // Operations are stored in English only, and translations show the same ones.
  const shown = referencedIdsIn(englishBlocks(parent))
  if (shown.length === 0) return []
  return parameterNames(blocks, shown, await apiNames(getClient({ apiVersion: API_VERSION }), []))
}

/** Reports headings without text, which are empty lines on the page and empty entries in the table of contents. */
export const emptyHeadings = (blocks: readonly BlockLike[] | undefined): Problem[] =>
  headingsIn(blocks).flatMap(({ text, path }) =>
    text.trim() === '' ? [{ message: 'A heading is empty: write it, or remove it.', path }] : [],
  )

/** Reports headings with bold text, code or links, of which readers only see the text. */
export const markedHeadings = (blocks: readonly BlockLike[] | undefined): Problem[] =>
  headingsIn(blocks).flatMap(({ block, text, path }) => {
    const isMarked = block.children?.some(({ marks }) => marks && marks.length > 0)
    const message = `A heading has bold, code or a link in it: “${text}”. Readers see its words alone: take the marks out, and put a link into the text below.`
    return isMarked ? [{ message, path }] : []
  })
