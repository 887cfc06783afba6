import { visionTool } from '@sanity/vision'
import { type LocaleResourceBundle, usEnglishLocale } from 'sanity'
import { presentationTool } from 'sanity/presentation'
import { structureTool } from 'sanity/structure'
import { describe, expect, it } from 'vitest'
import { notOfTaiwan } from '../../schemas/testing/taiwan.ts'
import { featureMessages } from '../messages.ts'
import { taiwan } from './locale.ts'

/** Prefixes of keys that this Studio never shows, or shows to developers only. */
const ENGLISH: Record<string, string[]> = {
  studio: [
    'about-dialog',
    'announcement',
    'asset-source.file',
    'asset-sources.media-library',
    'changes.from-base-variant',
    'content-agent',
    'diagnostics',
    'divergence',
    'document-group',
    'free-trial',
    'help-resources',
    'input.reference',
    'inputs.file.',
    'inputs.portable-text.invalid-value',
    'inputs.reference.cross-dataset',
    'inputs.object.unknown-fields.read-only',
    'inputs.video',
    'network-check',
    'package-version',
    'release',
    'schedule',
    'time-zone',
    'tree-editing',
    'user-menu.action.claim',
    'user-menu.action.free-trial',
    'version',
    'workspaces',
    'banners',
  ],
  structure: [
    'action.disabled-by-canvas',
    'banners.archived',
    'banners.choose-new',
    'banners.live-edit',
    'banners.obsolete',
    'banners.paused',
    'banners.published-release',
    'banners.release',
    'banners.scheduled',
    'banners.unpublished-release',
    'banners.variant',
    'canvas',
    'compare-version.error',
    'confirm-delete-dialog.cdr',
    'document-group',
    'incoming-references',
    'no-document-types',
    'request-permission',
  ],
  validation: [],
  'copy-paste': [],
  presentation: [
    'preview-frame.configuration.error.d',
    'preview-search-param.configuration.error.d',
  ],
  vision: [],
}

/** Keys that Sanity uses but does not define in English. */
const FORGOTTEN: Record<string, string[]> = {
  studio: ['new-document.new-document', 'search.search-results-label'],
  structure: ['changes.action.close-label'],
}

const bundles = [
  ...(usEnglishLocale.bundles ?? []),
  ...[structureTool(), presentationTool({ previewUrl: '/' }), visionTool()].flatMap(({ i18n }) =>
    Array.isArray(i18n?.bundles) ? i18n.bundles : [],
  ),
]

type Resources = LocaleResourceBundle['resources']

async function stringsOf(resources: Resources): Promise<Record<string, unknown>> {
  if (typeof resources !== 'function') return { ...resources }
  const found = await resources()
  return { ...('default' in found && typeof found.default === 'object' ? found.default : found) }
}

const gaps = (text: unknown) => (String(text).match(/\{\{.*?\}\}|<\/?\w+ ?\/?>/g) ?? []).sort()

describe.each(Object.entries(ENGLISH))('translations of Sanity’s %s', (namespace, left) => {
  const own = taiwan(featureMessages).bundles?.find((bundle) => bundle.namespace === namespace)
  const theirs = bundles.find((bundle) => bundle.namespace === namespace)
  const read = async () => ({
    zhTW: await stringsOf(own?.resources ?? {}),
    en: await stringsOf(theirs?.resources ?? {}),
  })

  it('exist for every key, except those left in English', async () => {
    const { zhTW, en } = await read()
    const lacking = Object.keys(en).filter((key) => {
      // Chinese has one plural form, which uses the suffix `_other`.
      const other = key.replace(/_(?:one|zero)$/, '_other')
      return !(key in zhTW) && !(other in zhTW) && !left.some((start) => key.startsWith(start))
    })
    expect(lacking).toEqual([])
  })

  it('have only Sanity’s keys, with the same gaps and the terms of Taiwan', async () => {
    const { zhTW, en } = await read()
    for (const [key, text] of Object.entries(zhTW)) {
      if (FORGOTTEN[namespace]?.includes(key)) continue
      expect(en, key).toHaveProperty([key])
      expect({ key, gaps: gaps(text) }).toEqual({ key, gaps: gaps(en[key]) })
      expect({ key, not: notOfTaiwan(String(text)) }).toEqual({ key, not: [] })
    }
  })
})

it('translations of Sanity use no namespace of a feature', () => {
  const own = featureMessages.map(({ namespace }) => namespace)
  expect(own.filter((namespace) => namespace in ENGLISH)).toEqual([])
})
