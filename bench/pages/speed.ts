import { median } from '../percentile.ts'
import { barePage } from './bare-server.ts'
import { installLighthouse, type LighthouseResult, lighthouse } from './lighthouse.ts'

/** Prints Lighthouse's mobile figures, each page's paint and blocking beside those of a bare file. */
export async function speed(urls: string[], runs: number): Promise<void> {
  await installLighthouse()
  console.log(`\nLighthouse mobile, medians of ${runs}`)
  const rows: Record<string, Record<string, string | number>> = {}
  for (const url of urls) {
    const bare = await barePage(url)
    const ours: LighthouseResult[] = []
    const theirs: LighthouseResult[] = []
    // In turns, so that a busy moment of the machine falls on both.
    for (let index = 0; index < runs; index++) {
      ours.push(await lighthouse(url))
      theirs.push(await lighthouse(bare.url))
    }
    bare.close()
    const of = (list: LighthouseResult[], read: (one: LighthouseResult) => number) =>
      median(list.map(read))
    const lcp = of(ours, (one) => one.lcp)
    const bareLcp = of(theirs, (one) => one.lcp)
    rows[new URL(url).pathname] = {
      'perf · a11y · BP · SEO': [0, 1, 2, 3]
        .map((index) => of(ours, (one) => one.scores[index] ?? 0))
        .join(' · '),
      'LCP ms': Math.round(lcp),
      'bare LCP ms': Math.round(bareLcp),
      '×': (lcp / bareLcp).toFixed(2),
      'FCP ms': Math.round(of(ours, (one) => one.fcp)),
      'TBT ms': Math.round(of(ours, (one) => one.tbt)),
      'bare TBT ms': Math.round(of(theirs, (one) => one.tbt)),
      CLS: of(ours, (one) => one.cls),
    }
  }
  console.table(rows)
}
