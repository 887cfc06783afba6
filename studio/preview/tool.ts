import { presentationTool } from 'sanity/presentation'
import { siteUrl } from '../env.ts'
import {
  announcementLocations,
  base,
  documentAt,
  pageLocations,
  settingsLocations,
} from './locations.ts'

const site = new URL(siteUrl)

/** The site's own pages beside the form, drafts included, with a click on a text leading to its field. */
export const preview = presentationTool({
  title: 'Preview',
  name: 'preview',
  allowOrigins: [site.origin],
  previewUrl: {
    initial: siteUrl,
    // Sanity's own sharing opens every draft and does not end; we have links to single pages.
    previewMode: {
      enable: `${base}/api/draft-mode/enable`,
      shareAccess: false,
    },
  },
  resolve: {
    mainDocuments: [{ route: [base || '/', `${base}/*`], resolve: documentAt }],
    locations: {
      page: pageLocations,
      siteSettings: settingsLocations,
      announcement: announcementLocations,
    },
  },
})
