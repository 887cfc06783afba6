import { z } from 'zod'
import {
  environmentId,
  pageId,
  redirectId,
  SITE_SETTINGS_ID,
  versionId,
} from '../../schemas/ids.ts'
import { localised, reference } from './documents.ts'
import { landingFile, landingValue } from './landing.ts'
import { words } from './words.ts'

export const settingsFile = z.strictObject({
  name: words,
  tagline: words,
  copyright: words,
  reportSearchUrl: z.url().optional(),
  reportPageUrl: z.string().optional(),
  baseUrlIssueBanner: z.boolean(),
  accent: z.strictObject({ dark: z.string().optional(), light: z.string().optional() }).optional(),
  landing: landingFile.optional(),
})

export function settingsDocument(file: z.infer<typeof settingsFile>) {
  const { name, tagline, copyright, landing, ...rest } = file
  const { reportSearchUrl, reportPageUrl, ...plain } = rest
  return {
    _id: SITE_SETTINGS_ID,
    _type: 'siteSettings',
    name: localised(name),
    tagline: localised(tagline),
    copyright: localised(copyright),
    ...plain,
    ...(reportSearchUrl !== undefined && { reportSearchUrl }),
    ...(reportPageUrl !== undefined && { reportPageUrl }),
    ...(landing && { landing: landingValue(landing) }),
  }
}

export const versionsFile = z
  .array(
    z.strictObject({
      name: z.string().min(1),
      label: z.string().min(1),
      isLast: z.boolean(),
      path: z.string(),
      mainPage: z.string(),
    }),
  )
  .refine((versions) => versions.filter((version) => version.isLast).length === 1, {
    message: 'exactly one version has isLast: true',
  })

export function versionDocument(version: z.infer<typeof versionsFile>[number]) {
  return {
    _id: versionId(version.label),
    _type: 'docsVersion',
    ...version,
    mainPage: reference(pageId(version.mainPage)),
  }
}

const rest = z.url({ protocol: /^https?$/ })
const stream = z.url({ protocol: /^wss?$/ })
const identifier = z.string().min(1)

export const environmentsFile = z.array(
  z.strictObject({
    identifier,
    label: words,
    rest,
    stream,
    realMoney: z.boolean(),
    onLandingPage: z.boolean(),
    order: z.number(),
    sites: z.array(z.strictObject({ identifier, rest, stream: stream.optional() })).optional(),
  }),
)

export function environmentDocument({
  label,
  sites,
  ...facts
}: z.infer<typeof environmentsFile>[number]) {
  return {
    _id: environmentId(facts.identifier),
    _type: 'apiEnvironment',
    label: localised(label),
    ...facts,
    ...(sites && {
      sites: sites.map((site) => ({ _key: site.identifier, _type: 'regionalSite', ...site })),
    }),
  }
}

export const redirectsFile = z
  .array(z.strictObject({ from: z.string(), to: z.string(), toAnchor: z.string().optional() }))
  .nullable()

export function redirectDocument({
  from,
  to,
  toAnchor,
}: NonNullable<z.infer<typeof redirectsFile>>[number]) {
  return {
    _id: redirectId(from),
    _type: 'redirect',
    from,
    to: reference(pageId(to)),
    ...(toAnchor !== undefined && { toAnchor }),
  }
}
