import { pageId } from '../schemas/ids.ts'
import { lakeAs, publish } from '../tests/support/lake.ts'
import { measureBuilds } from './build.ts'
import { ofTwin } from './harness/question.ts'
import { followed, shown } from './harness/samples.ts'
import { docusaurus } from './peers/docusaurus.ts'
import { Peer } from './peers/peer.ts'
import { readSourceSite } from './peers/source-site.ts'
import { starlight } from './peers/starlight.ts'

const CHANGED = 'v5/guide'
const CHANGES = 5
const OURS = 'this site'
const SERVED = 'changed paragraph → served'

/**
 * Builds the content of the running stack with other generators, from its own Markdown, and changes a paragraph:
 * what that takes there and here. How their pages read is measured by `touch`.
 */
export const benchPeers = ofTwin(async ({ itself }, report) => {
  report.ratios = 'first'
  // First, as a figure is compared with the column of the first that was noted.
  const lake = lakeAs(itself, 'writer')
  const id = pageId(CHANGED)
  const paragraph = await lake.fetch<{ block: string; span: string } | null>(
    `*[_id == $id][0].body.en[_type == "block" && length(children[0].text) > 0][0]{
      "block": _key, "span": children[0]._key
    }`,
    { id },
  )
  if (!paragraph) throw new Error(`The page ${CHANGED} has no paragraph to change`)
  const field = `body.en[_key=="${paragraph.block}"].children[_key=="${paragraph.span}"].text`
  const [[, samples = []] = []] = await followed(CHANGES, {
    change: (word) => publish(lake, id, { [field]: word }),
    until: { [SERVED]: (word) => shown(`${itself.site}/${CHANGED}`, word) },
  })
  const seconds = samples.map((ms) => ms / 1000)
  report.note(SERVED, seconds, 's', { column: OURS })

  const source = await readSourceSite(itself)
  console.log(`${source.pages.length} pages in two languages`)
  for (const generator of [docusaurus, starlight]) {
    const peer = new Peer(generator)
    const { name: column } = peer
    await peer.install()
    await peer.write(source)
    const built = await peer.build()
    // It makes no Markdown and no JSON, so that one build is compared with both of ours.
    for (const what of ['build of the pages alone', 'full build']) {
      report.note(what, built.seconds, 's', { column })
      report.note(`${what}, memory at most`, built.megabytes, 'MB', { column })
    }
    try {
      await peer.serve()
      report.note(SERVED, (await peer.change(CHANGED)) / 1000, 's', { column })
    } finally {
      peer.close()
    }
  }
  // Last, so that a stack that is not well in its build has told the rest.
  await measureBuilds(report, OURS)
})
