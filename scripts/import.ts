import path from 'node:path'
import { parseArgs } from 'node:util'
import { setFlagsFromString } from 'node:v8'
import { versionId } from '../schemas/ids.ts'
import { translations } from '../schemas/locales.ts'
import { scriptsEnv } from './env.ts'
import { rewriteAnchorLinks } from './import/anchors.ts'
import { componentOptions } from './import/component-option.ts'
import { siteConfig } from './import/menus/site-config.ts'
import { firstVersion, siteDocuments } from './import/menus/site-documents.ts'
import { pageDocuments } from './import/page-documents.ts'
import { findPictures } from './import/pictures/find-pictures.ts'
import { uploadPictures } from './import/pictures/upload-pictures.ts'
import { readPages } from './import/read-pages.ts'
import { importReport, reportLines } from './import/report.ts'
import { updatePages } from './import/update-pages.ts'
import { writeResultLines } from './import/write-result-lines.ts'
import { lakeClient } from './lake-client.ts'
import { reportFailure } from './report-failure.ts'
import { terminal } from './terminal.ts'
import { writeDocuments } from './write-documents/write-documents.ts'

// Reading pages creates much garbage; without this flag the heap grows to twice what is retained.
setFlagsFromString('--heap-growing-percent=20')

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      locale: { type: 'string', default: translations[0] },
      sidebars: { type: 'string' },
      site: { type: 'string', multiple: true, default: [] },
      'dry-run': { type: 'boolean', default: false },
      update: { type: 'boolean', default: false },
      component: { type: 'string', multiple: true, default: [] },
      rename: { type: 'boolean', default: false },
      'all-or-nothing': { type: 'boolean', default: false },
      json: { type: 'boolean', default: false },
    },
  })
  const [folder] = positionals
  if (folder === undefined || positionals.length > 1) {
    throw new Error(
      `Name one folder: npm run import -- ../old-site [--locale ${translations[0]}] [--sidebars sidebars.js] [--site https://docs.example] [--component Hint=tip] [--rename] [--update] [--all-or-nothing] [--dry-run] [--json]`,
    )
  }
  const site = path.resolve(folder)
  const pictures = await findPictures(site, siteConfig(site, values.locale, []).docs)
  const read = readPages({
    folder: site,
    pictures,
    rename: values.rename,
    components: componentOptions(values.component),
    read: steps('Pages read'),
    locale: values.locale,
    sidebars: values.sidebars,
    origins: values.site.map((origin) => origin.replace(/\/+$/, '')),
  })
  const anchors = rewriteAnchorLinks(read)
  const dryRun = values['dry-run']
  const client = dryRun && !values.update ? undefined : lakeClient(scriptsEnv())
  const known = await client?.fetch<string | null>('*[_type == "docsVersion" && isLast][0]._id')
  const version = known ?? versionId('Next')
  const { documents, problems } = pageDocuments(read.en, read.translated, version, read.locale)
  const report = importReport(read, documents, problems, anchors)
  const { generated, others } = siteDocuments(read.menus, version)
  const first = known === null ? firstVersion(read.menus, documents) : []
  const every = [...documents, ...generated, ...others, ...first]
  const isWhole = report.refused === 0 && !(values['all-or-nothing'] && report.unplaced > 0)
  const stays = dryRun || !isWhole
  if (client && !stays) await uploadPictures(client, site, pictures, every)
  const written =
    client && !stays
      ? await writeDocuments(client, every, { written: steps('Documents written') })
      : undefined
  const update = client && values.update ? await updatePages(client, documents, stays) : undefined
  const all = { ...report, ...written, ...(update && { update }) }
  console.log(values.json ? JSON.stringify(all, null, 2) : reportLines(report))
  if (!values.json) for (const line of writeResultLines(written, update)) console.log(line)
  if (report.lost || (update && update.edited.length > 0)) process.exitCode = 1
} catch (error) {
  reportFailure(error)
}

/** Returns a function that reports progress on the terminal; a count lower than before starts a new step. */
function steps(title: string): (done: number, all: number) => void {
  let before = Number.POSITIVE_INFINITY
  let step = (_: number) => {}
  return (done, all) => {
    if (done <= before) step = terminal(process.stderr).step(title, all)
    before = done
    step(done)
  }
}
